import { useTranslation } from 'react-i18next';
import type { Cell } from '#content/games/pattern-loom/script.ts';
import { describeCell } from './describe-cell.ts';
import { Patch } from './Patch.tsx';

type AlternativesProps = {
  readonly alternatives: readonly Cell[];
  readonly chosen: number | null;
  readonly isFixed: boolean;
  readonly onChoose: (place: number) => void;
};

/** Four columns at every width, so that the arrow keys always mean the same. */
export const COLUMNS = 4;

/** The patches to choose from, as large as those of the cloth: how large a shape is may matter. */
export function Alternatives({ alternatives, chosen, isFixed, onChoose }: AlternativesProps) {
  const { t } = useTranslation('pattern-loom');
  return (
    <div className="loom-alternatives" role="radiogroup" aria-label={t('trial.question')} aria-disabled={isFixed}>
      {alternatives.map((cell, place) => {
        const isChosen = place === chosen;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a picture to press; arrow keys are ours, for two dimensions
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is what is chosen
            key={place}
            type="button"
            role="radio"
            aria-checked={isChosen}
            aria-disabled={isFixed}
            aria-keyshortcuts={String(place + 1)}
            aria-label={t('trial.alternative', { number: place + 1, patch: describeCell(cell, t) })}
            tabIndex={place === (chosen ?? 0) ? 0 : -1}
            className="loom-alternative"
            data-place={place}
            onClick={() => onChoose(place)}
          >
            <Patch cell={cell} />
            <span className="loom-number" aria-hidden="true">
              {isChosen ? <Tick /> : place + 1}
            </span>
          </button>
        );
      })}
    </div>
  );
}

const Tick = () => (
  <svg viewBox="0 0 12 12" width="12" height="12" focusable="false" aria-hidden="true">
    <path d="M2.5 6.5L5 9L9.5 3.5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

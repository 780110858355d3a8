import { useTranslation } from 'react-i18next';
import type { Alternative } from '#content/games/pattern-loom/script.ts';
import { describeCell } from './describe-cell.ts';
import { Patch } from './Patch.tsx';

type AlternativesProps = {
  readonly alternatives: readonly Alternative[];
  readonly chosen: string | null;
  readonly isFixed: boolean;
  readonly onChoose: (id: string) => void;
};

/** Four columns at every width, so that the arrow keys always mean the same. */
export const COLUMNS = 4;

export function Alternatives({ alternatives, chosen, isFixed, onChoose }: AlternativesProps) {
  const { t } = useTranslation('pattern-loom');
  return (
    <div className="loom-alternatives" role="radiogroup" aria-label={t('trial.question')} aria-disabled={isFixed}>
      {alternatives.map(({ id, cell }, index) => {
        const isChosen = id === chosen;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a picture to press; arrow keys are ours, for two dimensions
          <button
            key={id}
            type="button"
            role="radio"
            aria-checked={isChosen}
            aria-disabled={isFixed}
            aria-label={t('trial.alternative', { number: index + 1, patch: describeCell(cell, t) })}
            tabIndex={isChosen || (chosen === null && index === 0) ? 0 : -1}
            className="loom-alternative"
            data-alternative={id}
            onClick={() => onChoose(id)}
          >
            <Patch cell={cell} />
            <span className="loom-number" aria-hidden="true">
              {isChosen ? <Tick /> : index + 1}
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

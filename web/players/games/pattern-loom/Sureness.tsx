import { useTranslation } from 'react-i18next';
import { SureMark } from './SureMark.tsx';

type SurenessProps = { readonly sure: boolean | null; readonly isFixed: boolean; readonly onRate: (sure: boolean) => void };

const RATINGS = [
  { sure: true, words: 'trial.sure', key: 'S' },
  { sure: false, words: 'trial.notSure', key: 'N' },
] as const;

export function Sureness({ sure, isFixed, onRate }: SurenessProps) {
  const { t } = useTranslation('pattern-loom');
  return (
    <div className="loom-sureness" role="radiogroup" aria-label={t('trial.sureQuestion')} aria-disabled={isFixed}>
      <span className="loom-sure-question" aria-hidden="true">
        {t('trial.sureQuestion')}
      </span>
      {RATINGS.map((rating) => (
        // biome-ignore lint/a11y/useSemanticElements: one look and one set of keys with the patches above
        <button
          key={rating.key}
          type="button"
          role="radio"
          aria-checked={sure === rating.sure}
          aria-disabled={isFixed}
          aria-keyshortcuts={rating.key}
          tabIndex={sure === rating.sure || (sure === null && rating.sure) ? 0 : -1}
          className="game-answer"
          data-rating={rating.sure ? 'sure' : 'not-sure'}
          onClick={() => onRate(rating.sure)}
        >
          <SureMark isSure={rating.sure} />
          {t(rating.words)}
        </button>
      ))}
    </div>
  );
}

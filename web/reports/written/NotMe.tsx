import { useReportWords } from '../use-report-words.ts';
import { useDisowned } from './disowned.ts';

type Props = {
  readonly insight: string | null;
  /** Where the sentence stands, for those who do not see which one the button is beside. */
  readonly sentenceId: string;
};

/** Beside a sentence: says that what it states is not true of the reader, and takes that back. */
export function NotMe({ insight, sentenceId }: Props) {
  const { t } = useReportWords();
  const disowned = useDisowned();
  if (!disowned || insight === null) return null;
  const isSaid = disowned.has(insight);
  return (
    <button
      type="button"
      className={isSaid ? 'not-me not-me-pressed' : 'not-me'}
      aria-pressed={isSaid}
      aria-label={isSaid ? `${t('notMe.ask')} ${t('notMe.said')}` : t('notMe.ask')}
      aria-describedby={sentenceId}
      title={t(isSaid ? 'notMe.takeBack' : 'notMe.ask')}
      onClick={() => disowned.toggle(insight)}
    >
      <NotMeSign />
      {isSaid && <span aria-hidden="true">{t('notMe.said')}</span>}
    </button>
  );
}

/** "Is not": the sign of the button, and of the line that explains it. */
export const NotMeSign = () => (
  <svg
    aria-hidden="true"
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
  >
    <path d="M3 6h10M3 10h10M10.5 2.5l-5 11" />
  </svg>
);

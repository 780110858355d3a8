import { useNavigate } from 'react-router';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { useReportWords } from './use-report-words.ts';

/** Back to where the reader came from; to their home page when this was the first page they opened here. */
export function BackButton() {
  const { t } = useReportWords();
  const navigate = useNavigate();
  const goTo = useLocalNavigate();
  const goBack = () => {
    const isFirstPage = (window.history.state as { idx?: number } | null)?.idx === 0;
    if (isFirstPage) goTo('/home');
    else navigate(-1);
  };
  return (
    <button type="button" onClick={goBack} className="button button-quiet -ms-3.5 justify-self-start">
      <svg
        aria-hidden="true"
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M19 12H5M11 6l-6 6 6 6" />
      </svg>
      {t('back')}
    </button>
  );
}

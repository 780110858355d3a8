import { useTranslation } from 'react-i18next';
import { useReportWords } from '../use-report-words.ts';

/** The words of written reports beside those of all reports. */
export function useWrittenWords() {
  const { t: _, ...words } = useReportWords();
  const { t } = useTranslation(['written', 'reports'], { nsMode: 'fallback' });
  return { ...words, t };
}

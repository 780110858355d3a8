import { useTranslation } from 'react-i18next';
import type { ReportName } from '#contract/report-names.ts';

/** What a person's report is called, with their name. */
export function useTitle(): (report: ReportName, name: string) => string {
  const { t } = useTranslation(['written', 'report-names']);
  return (report, name) => t('titleOf', { name, report: t(`report-names:${report}.report`) });
}

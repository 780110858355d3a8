import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportName } from '#contract/report-names.ts';
import { ApiFailure, fetchFile } from '#web/api/client.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useMessage } from '#web/i18n/message.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { useAskedAt } from '../history/asked-at.ts';

/** Fetches a report as a PDF, or one section of it, and saves it. */
export function usePdf({ report, userId }: { readonly report: ReportName; readonly userId: number }) {
  const at = useAskedAt();
  const language = useLanguage();
  const { t } = useTranslation('keep');
  const say = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const fetchPdf = async (only?: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const query = { language, at, ...(only && { only }) };
      saveFile(await fetchFile('GET /api/report/{userId}/pdf/{report}', { params: { userId, report }, query }, { as: 'person' }));
    } catch (error) {
      const message = error instanceof ApiFailure && error.body?.message;
      setFailure(message ? say(message) : t('pdf.failed'));
    }
    setBusy(false);
  };
  return { fetchPdf, isBusy, failure };
}

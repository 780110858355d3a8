import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportName } from '#contract/report-names.ts';
import { ApiFailure, fetchFile } from '#web/api/client.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';

type Props = { readonly report: ReportName; readonly userId: number };

/** How a reader keeps a report: as a PDF, or on paper. */
export function KeepBar({ report, userId }: Props) {
  const { t } = useTranslation('keep');
  const { fetchPdf, isBusy, failure } = usePdf({ report, userId });
  return (
    <section aria-label={t('keep')} className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => fetchPdf()} busy={isBusy}>
          {t(isBusy ? 'pdf.busy' : 'pdf.get')}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </section>
  );
}

/** Fetches a report as a PDF, or one section of it, and saves it. */
export function usePdf({ report, userId }: Props) {
  const language = useLanguage();
  const { t } = useTranslation('keep');
  const say = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const fetchPdf = async (only?: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const query = { language, ...(only && { only }) };
      saveFile(await fetchFile('GET /api/report/{userId}/pdf/{report}', { params: { userId, report }, query }, { as: 'person' }));
    } catch (error) {
      const message = error instanceof ApiFailure && error.body?.message;
      setFailure(message ? say(message) : t('pdf.failed'));
    }
    setBusy(false);
  };
  return { fetchPdf, isBusy, failure };
}

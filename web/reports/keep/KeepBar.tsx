import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import type { ReportName } from '#contract/report-names.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { usePdf } from './use-pdf.ts';

type Dialog = typeof import('./ShareDialog.tsx').ShareDialog;

type Props = { readonly report: ReportName; readonly userId: number };

/** How a reader keeps a report, or hands it on: as a PDF, on paper, by a link. */
export function KeepBar({ report, userId }: Props) {
  const { t } = useTranslation('keep');
  const { fetchPdf, isBusy, failure } = usePdf({ report, userId });
  const [ShareDialog, setDialog] = useState<Dialog>();
  const [isSharing, setSharing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const openDialog = () => {
    setSharing(true);
    setFailed(false);
    import('./ShareDialog.tsx').then(
      (module) => setDialog(() => module.ShareDialog),
      () => setFailed(true),
    );
  };
  return (
    <section aria-label={t('keep')} className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => fetchPdf()} busy={isBusy}>
          {t(isBusy ? 'pdf.busy' : 'pdf.get')}
        </Button>
        <Button variant="secondary" onClick={openDialog}>
          {t('share.open')}
        </Button>
        {report === 'professional' && (
          <LinkButton variant="secondary" to={`/home/work-with-me${userId === DEMO_USER_ID ? `?userId=${userId}` : ''}`}>
            {t('workWithMe.open')}
          </LinkButton>
        )}
        <Button variant="quiet" onClick={() => window.print()}>
          {t('print')}
        </Button>
        {userId !== DEMO_USER_ID && (
          <LinkButton variant="quiet" to="/home/my-data">
            {t('myData.title')}
          </LinkButton>
        )}
      </div>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {hasFailed && <Notice tone="danger">{t('share.failed')}</Notice>}
      {ShareDialog && <ShareDialog report={report} userId={userId} open={isSharing} onClose={() => setSharing(false)} />}
    </section>
  );
}

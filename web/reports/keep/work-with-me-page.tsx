import { useTranslation } from 'react-i18next';
import { addressOf, HAND_OVER } from '#contract/report-names.ts';
import type { WrittenReport } from '#contract/written-reports.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PersonReport } from '../PersonReport.tsx';
import { ReportPage } from '../ReportPage.tsx';
import { BlockView } from '../written/BlockView.tsx';
import { useWrittenReport } from '../written/use-written-report.tsx';
import { usePdf } from './use-pdf.ts';
import '../reports.css';
import '../written/written.css';
import './keep.css';

/** /home/work-with-me: one page of the professional report, to hand to a manager or a colleague. */
export default function WorkWithMePage() {
  const report = useWrittenReport('professional');
  return (
    <ReportPage wide={false}>
      <PersonReport {...report}>{({ written }, { userId, name }) => <Sheet report={written} userId={userId} name={name} />}</PersonReport>
    </ReportPage>
  );
}

function Sheet({ report, userId, name }: { report: WrittenReport; userId: number; name: string }) {
  const { t } = useTranslation('keep');
  const { fetchPdf, isBusy, failure } = usePdf({ report: 'professional', userId });
  const section = report.sections.find(({ id }) => id === HAND_OVER);
  return (
    <div className="grid gap-6">
      {section ? (
        <>
          <article className="hand-over" aria-labelledby="hand-over-title">
            <h1 id="hand-over-title" className="text-3xl">
              {t('workWithMe.title', { name })}
            </h1>
            <div className="written-blocks">
              {section.blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never move
                <BlockView key={index} block={block} userId={userId} />
              ))}
            </div>
          </article>
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button variant="secondary" onClick={() => fetchPdf(HAND_OVER)} busy={isBusy}>
              {t(isBusy ? 'pdf.busy' : 'pdf.get')}
            </Button>
            <Button variant="quiet" onClick={() => window.print()}>
              {t('print')}
            </Button>
          </div>
          {failure && <Notice tone="danger">{failure}</Notice>}
        </>
      ) : (
        <>
          <h1 className="text-3xl">{t('workWithMe.title', { name })}</h1>
          <p className="max-w-prose">{t('workWithMe.notYet')}</p>
          <LinkButton to={addressOf('professional')} className="justify-self-start">
            {t('workWithMe.report')}
          </LinkButton>
        </>
      )}
    </div>
  );
}

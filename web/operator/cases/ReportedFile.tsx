import { useTranslation } from 'react-i18next';
import { fetchFile } from '#web/api/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useDeciding } from '../society/use-deciding.ts';

/** Saves the file that was reported. Nobody has looked into it before. */
export function ReportedFile({ caseId }: { readonly caseId: number }) {
  const { t } = useTranslation('operator');
  const { run, isBusy, failure } = useDeciding();
  const fetch = () =>
    run(async () => {
      const params = { caseId };
      saveFile(await fetchFile('GET /api/operator/society/cases/{caseId}/file', { params }, { as: 'person' }));
      return true;
    });
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="secondary" busy={isBusy} onClick={fetch}>
        {t('societyCases.file')}
      </Button>
      <p className="text-sm text-muted">{t('societyCases.fileRisk')}</p>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { fetchFile } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { saveFile } from '#web/ui/save-file.ts';

/** Saves the file that was reported. Nobody has looked into it before. */
export function ReportedFile({ caseId }: { readonly caseId: number }) {
  const { t } = useTranslation('operator');
  const sending = useSending();
  const fetch = () =>
    sending.send(async () =>
      saveFile(await fetchFile('GET /api/operator/society/cases/{caseId}/file', { params: { caseId } }, { as: 'person' })),
    );
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="secondary" busy={sending.isBusy} onClick={fetch}>
        {t('societyCases.file')}
      </Button>
      <p className="text-sm text-muted">{t('societyCases.fileRisk')}</p>
      <Refusal sending={sending} />
    </div>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

type Props = { readonly interviewId: number; readonly onClose: () => void; readonly onDone: () => void };

/** A cancelled interview stays cancelled, so it is asked for, with what the candidate reads. */
export function CancelDialog({ interviewId, onClose, onDone }: Props) {
  const { t } = useTranslation('hiring-interviews');
  const [reason, setReason] = useState('');
  const sending = useSending(t('failed'));
  async function cancel() {
    const body = { reason };
    const isDone = await sending.send(() =>
      call('POST /api/hiring/interviews/{interviewId}/cancel', { params: { interviewId }, body }, { as: 'member' }),
    );
    if (!isDone) return;
    onDone();
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cancel.title')}
      actions={
        <Button busy={sending.isBusy} onClick={cancel}>
          {t('cancel.do')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <p>{t('cancel.lead')}</p>
        <TextArea label={t('cancel.reason')} rows={3} maxLength={2000} value={reason} onChange={({ target }) => setReason(target.value)} />
        {sending.reason && <Notice tone="danger">{sending.reason}</Notice>}
      </div>
    </Dialog>
  );
}

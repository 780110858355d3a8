import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contract/hiring/interviews.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TimeFields } from './TimeFields.tsx';
import { momentOf } from './wall-clock.ts';

type Props = { readonly interview: Interview; readonly onClose: () => void; readonly onDone: () => void };

/** Other times, in place of those before. */
export function TimesDialog({ interview, onClose, onDone }: Props) {
  const { t } = useTranslation('hiring-interviews');
  const { interviewId, timeZone, minutes, interviewers, state } = interview;
  const [wallClocks, setWallClocks] = useState<readonly string[]>(['']);
  const { isBusy, reason, send } = useSending(t('failed'));
  async function propose() {
    const times = wallClocks.map((wallClock) => momentOf(wallClock, timeZone)).filter((moment) => moment !== undefined);
    const isDone = await send(() =>
      call('PUT /api/hiring/interviews/{interviewId}/times', { params: { interviewId }, body: { times } }, { as: 'member' }),
    );
    if (!isDone) return;
    onDone();
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('times.title')}
      actions={
        <Button busy={isBusy} onClick={propose}>
          {t('times.do')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {state === 'scheduled' && <p>{t('times.lead')}</p>}
        <TimeFields
          wallClocks={wallClocks}
          onChange={setWallClocks}
          timeZone={timeZone}
          minutes={minutes}
          interviewers={interviewers.map(({ memberId }) => memberId)}
          except={interviewId}
        />
        {reason && <Notice tone="danger">{reason}</Notice>}
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useChangeMembership } from './membership.ts';
import { useSocietyWords } from './use-society-words.ts';

/** To leave asks once more, and can be taken back. */
export function Leaving() {
  const { t } = useSocietyWords();
  const change = useChangeMembership();
  const [isAsking, setAsking] = useState(false);
  const sending = useSending();
  const leave = () =>
    void sending.send(async () =>
      change(await call('POST /api/society/membership/answer', { body: { answer: 'leave' } }, { as: 'person' })),
    );
  return (
    <section aria-labelledby="leaving" className="grid gap-3 border-t border-line pt-6">
      <h2 id="leaving" className="text-2xl">
        {t('leaving.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('leaving.text')}</p>
      <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('answer.leave')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('leaving.sure')}
        size="small"
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('leaving.stay')}
            </Button>
            <Button busy={sending.isBusy} onClick={leave}>
              {t('answer.leave')}
            </Button>
          </>
        }
      >
        <p>{t('leaving.then')}</p>
        <Refusal sending={sending} />
      </Dialog>
    </section>
  );
}

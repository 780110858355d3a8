import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TankClocks } from '#contract/society/think-tank/operating.ts';
import { MAX_ASKER_LENGTH } from '#contract/society/think-tank/words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { EMPTY_PROBLEM, ProblemFields } from '#web/society/think-tank/ProblemFields.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';

const EMPTY = { ...EMPTY_PROBLEM, asker: '' };

/** Asks in the name of an organisation, or of Bhava. The editorial circle decides as on every other problem. */
export function AskForm({ onChanged }: { readonly onChanged: (clocks: TankClocks) => void }) {
  const { t } = useTranslation('operator');
  const language = useLanguage();
  const writing = useWriting('asked', EMPTY);
  const { text: problem, change } = writing;
  const sending = useSending();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => {
      onChanged(await call('POST /api/operator/think-tank', { body: { ...problem, language } }, { as: 'person' }));
      writing.forget();
    });
  };
  return (
    <section className="grid max-w-2xl grid-cols-1 gap-4">
      <h2 className="text-2xl">{t('thinkTank.ask')}</h2>
      <p className="text-muted">{t('thinkTank.askLead')}</p>
      <form method="post" noValidate onSubmit={send} className="grid grid-cols-1 gap-5">
        <Unsent writing={writing} />
        <TextField
          label={t('thinkTank.asker')}
          hint={t('thinkTank.askerHint')}
          maxLength={MAX_ASKER_LENGTH}
          value={problem.asker}
          error={sending.errorOf('asker')}
          onChange={({ target }) => change({ asker: target.value })}
        />
        <ProblemFields problem={problem} onChange={change} errorOf={sending.errorOf} />
        <Refusal sending={sending} />
        {sending.isDone && (
          <Notice tone="good" takesFocus>
            {t('thinkTank.asked')}
          </Notice>
        )}
        <Button type="submit" busy={sending.isBusy} className="justify-self-start">
          {t('thinkTank.send')}
        </Button>
      </form>
    </section>
  );
}

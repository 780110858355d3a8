import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import type { Standing } from '#contract/privacy.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useIndianDay } from '#web/ui/use-indian-day.ts';

type Props = { standing: Standing; onAsked: (standing: Standing) => void; onLook: () => void };

/** Under 18: asks for a parent's address, and tells what became of the mail. */
export function ParentAsked({ standing: { parent }, onAsked, onLook }: Props) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const day = useIndianDay();
  const [email, setEmail] = useState('');
  const { send, isBusy, refusal, hasErrors, errorOf } = useSending(t('failed'));

  async function ask(event: FormEvent) {
    event.preventDefault();
    const asked = await send(() => call('POST /api/privacy/parent', { body: { email, language } }, { as: 'person' }));
    if (!asked) return;
    setEmail('');
    onAsked(asked);
  }

  const isWaiting = parent?.decision === null;
  return (
    <Card as="article" className="grid gap-6">
      <div className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t('parent.title')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('parent.lead')}</p>
      </div>
      {isWaiting && (
        <Notice
          tone="good"
          title={t('parent.sent', { mailbox: parent.mailbox })}
          action={
            <Button variant="secondary" onClick={onLook}>
              {t('parent.look')}
            </Button>
          }
        >
          {t('parent.until', { day: day(parent.expiresAt) })}
        </Notice>
      )}
      {parent?.decision === 'refused' && <Notice tone="info">{t('parent.refused')}</Notice>}
      {parent?.decision === 'withdrawn' && <Notice tone="info">{t('parent.withdrawn')}</Notice>}
      <form className="grid max-w-md gap-4" noValidate onSubmit={ask}>
        <TextField
          label={t(isWaiting ? 'parent.another' : 'parent.email')}
          type="email"
          autoComplete="off"
          hint={t('parent.hint')}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={errorOf('email')}
        />
        <Button type="submit" variant={isWaiting ? 'secondary' : 'primary'} busy={isBusy} className="justify-self-start">
          {t('parent.ask')}
        </Button>
        {refusal && !hasErrors && (
          <Notice tone="danger" takesFocus>
            {refusal}
          </Notice>
        )}
      </form>
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        <p>{t('parent.meanwhile')}</p>
        <LinkButton to={DEMO_REPORT} variant="secondary">
          {t('parent.demo')}
        </LinkButton>
      </div>
    </Card>
  );
}

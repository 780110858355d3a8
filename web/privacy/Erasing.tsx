import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Standing } from '#contract/privacy.ts';
import { ERASURE_PAUSE_DAYS, ERASURE_RECORD_YEARS } from '#contract/privacy-words.ts';
import { call } from '#web/api/client.ts';
import { forgetDevice } from '#web/api/storage.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useIndianDay } from '#web/ui/use-indian-day.ts';

/** Has the account erased: says what goes, what stays and until when, and asks for a second proof. */
export function Erasing({ standing: { erasure, proof } }: { standing: Standing }) {
  const { t } = useTranslation('privacy');
  const day = useIndianDay();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [dueAt, setDueAt] = useState(erasure?.dueAt);
  const [isCodeSent, setCodeSent] = useState(false);
  const { send, isBusy, refusal, hasErrors, errorOf } = useSending(t('failed'));

  async function open() {
    setOpen(true);
    if (proof === 'code')
      setCodeSent(
        (await send(() => call('POST /api/privacy/erasure/code', { body: { language } }, { as: 'person' }).then(() => true))) ?? false,
      );
  }
  async function erase(event: FormEvent) {
    event.preventDefault();
    const body = { ...(proof === 'password' ? { password: typed } : { code: typed }), language };
    const asked = await send(async () => {
      const accepted = await call('POST /api/privacy/erasure', { body }, { as: 'person' });
      await call('POST /api/auth/logout', {}).catch(() => {}); // the login has ended; this removes its cookie
      return accepted;
    });
    if (!asked) return;
    forgetDevice();
    setDueAt(asked.dueAt); // says that what this browser kept is deleted
  }

  if (dueAt !== undefined)
    return (
      <Card as="section" aria-labelledby="erase" className="grid grid-cols-1 gap-4">
        <h2 id="erase" className="text-2xl">
          {t('leaving.title', { day: day(dueAt) })}
        </h2>
        <Notice tone="good" takesFocus={erasure === null}>
          {t('erase.done')}
        </Notice>
        <LinkButton to="/login?next=%2Fhome%2Fwelcome" variant="secondary" className="justify-self-start">
          {t('erase.logIn')}
        </LinkButton>
      </Card>
    );
  return (
    <Card as="section" aria-labelledby="erase" className="grid grid-cols-1 gap-4">
      <h2 id="erase" className="text-2xl">
        {t('erase.title')}
      </h2>
      <ul className="grid max-w-prose list-disc gap-2 ps-5">
        <li>{t('erase.goes', { count: ERASURE_PAUSE_DAYS })}</li>
        <li>{t('erase.pause', { count: ERASURE_PAUSE_DAYS })}</li>
        <li>{t('erase.stays', { count: ERASURE_RECORD_YEARS })}</li>
      </ul>
      {isOpen ? (
        <form className="grid max-w-md gap-4" noValidate onSubmit={erase}>
          {isCodeSent && <p>{t('erase.codeSent')}</p>}
          {proof === 'password' ? (
            <TextField
              label={t('erase.password')}
              type="password"
              revealable
              autoComplete="current-password"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              error={errorOf('password')}
            />
          ) : (
            <TextField
              label={t('erase.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              error={errorOf('code')}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={isBusy}>
              {t('erase.confirm')}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
          </div>
          {refusal && !hasErrors && (
            <Notice tone="danger" takesFocus>
              {refusal}
            </Notice>
          )}
        </form>
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={open}>
          {t('erase.begin')}
        </Button>
      )}
    </Card>
  );
}

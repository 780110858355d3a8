import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm, NewEmailForm } from '#contract/account-settings.ts';
import { call } from '#web/api/client.ts';
import { store } from '#web/api/storage.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { PasswordField } from '../fields.tsx';
import { FormFoot } from './FormFoot.tsx';
import { Section } from './Section.tsx';
import type { SectionProps } from './section-props.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** The e-mail, whether it is verified, and a change of it: first the password and the new address, then the code that went there. */
export function EmailSection({ settings, onChange }: SectionProps) {
  const { t } = useTranslation('settings');
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [done, setDone] = useState<string>();
  const { email, isVerified, newEmail } = settings;
  const opener = useReturnFocus(isOpen || newEmail !== null, done !== undefined);
  return (
    <Section id="settings-email" title={t('email.title')} done={done}>
      <p className="break-words">
        <strong>{email}</strong> <span className="text-muted">{t(isVerified ? 'email.verified' : 'email.unverified')}</span>
      </p>
      {newEmail !== null && (
        <EnterCode
          newEmail={newEmail}
          isFresh={isAsked}
          onConfirmed={() => {
            setDone(t(isVerified ? 'email.doneTold' : 'email.done', { email: newEmail }));
            onChange();
          }}
          onGivenUp={onChange}
        />
      )}
      {newEmail === null && isOpen && (
        <NewEmail
          onSent={() => {
            setOpen(false);
            setAsked(true);
            setDone(undefined);
            onChange();
          }}
          onCancel={() => setOpen(false)}
        />
      )}
      {newEmail === null && !isOpen && (
        <div className="flex flex-wrap gap-3">
          {!isVerified && (
            <LinkButton to={`/verify-email?email=${encodeURIComponent(email)}`} variant="secondary">
              {t('email.verify')}
            </LinkButton>
          )}
          <Button ref={opener} variant="secondary" onClick={() => setOpen(true)}>
            {t('email.change')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function NewEmail({ onSent, onCancel }: { onSent: () => void; onCancel: () => void }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const form = useSettingsForm(NewEmailForm, 'email');
  const send = async (body: NewEmailForm) => {
    await call('POST /api/auth/settings/email', { body: { ...body, language } }, { as: 'person' });
    onSent();
  };
  return (
    <form {...form.send(send)}>
      <TextField label={t('email.new')} type="email" autoComplete="email" {...form.field('email')} />
      <PasswordField label={t('password.current')} autoComplete="current-password" {...form.field('password')} />
      <FormFoot label={t('email.send')} isBusy={form.isBusy} failure={form.failure} onCancel={onCancel} />
    </form>
  );
}

type CodeProps = {
  newEmail: string;
  /** The code was asked for just now, and not before the page was opened. */
  isFresh: boolean;
  onConfirmed: () => void;
  onGivenUp: () => void;
};

function EnterCode({ newEmail, isFresh, onConfirmed, onGivenUp }: CodeProps) {
  const { t } = useTranslation('settings');
  const form = useSettingsForm(CodeForm, isFresh ? 'code' : undefined);
  const confirm = async (body: CodeForm) => {
    await call('POST /api/auth/settings/email/confirm', { body }, { as: 'person' });
    store('email', newEmail);
    onConfirmed();
  };
  const giveUp = () => void call('DELETE /api/auth/settings/email', {}, { as: 'person' }).then(onGivenUp, onGivenUp);
  return (
    <form {...form.send(confirm)}>
      <p className="break-words">{t('email.sent', { email: newEmail })}</p>
      <TextField label={t('email.code')} inputMode="numeric" autoComplete="one-time-code" {...form.field('code')} />
      <FormFoot label={t('email.confirm')} isBusy={form.isBusy} failure={form.failure} onCancel={giveUp} />
    </form>
  );
}

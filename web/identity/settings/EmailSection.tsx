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
import { useSettingsForm } from './use-settings-form.ts';

/** The e-mail, whether it is verified, and a change of it: first the password and the new address, then the code that went there. */
export function EmailSection({ settings, onChange }: SectionProps) {
  const { t } = useTranslation('settings');
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string>();
  const { email, isVerified, newEmail } = settings;
  return (
    <Section id="settings-email" title={t('email.title')} done={done}>
      <p className="break-words">
        <strong>{email}</strong> <span className="text-muted">{t(isVerified ? 'email.verified' : 'email.unverified')}</span>
      </p>
      {!isVerified && (
        <div>
          <LinkButton to={`/verify-email?email=${encodeURIComponent(email)}`} variant="secondary">
            {t('email.verify')}
          </LinkButton>
        </div>
      )}
      {newEmail !== null && (
        <EnterCode
          newEmail={newEmail}
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
            setDone(undefined);
            onChange();
          }}
          onCancel={() => setOpen(false)}
        />
      )}
      {newEmail === null && !isOpen && (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
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
  const form = useSettingsForm(NewEmailForm);
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

function EnterCode({ newEmail, onConfirmed, onGivenUp }: { newEmail: string; onConfirmed: () => void; onGivenUp: () => void }) {
  const { t } = useTranslation('settings');
  const form = useSettingsForm(CodeForm);
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

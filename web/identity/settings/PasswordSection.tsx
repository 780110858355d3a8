import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordForm } from '#contract/account-settings.ts';
import { call } from '#web/api/client.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { NewPasswordFields, PasswordField } from '../fields.tsx';
import { FormFoot } from './FormFoot.tsx';
import { Section } from './Section.tsx';
import type { SectionProps } from './section-props.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** A new password. It ends every other login, and the page says so before and after. */
export function PasswordSection({ settings: { hasPassword }, onChange }: SectionProps) {
  const { t } = useTranslation('settings');
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string>();
  const opener = useReturnFocus(isOpen, done !== undefined);
  if (!hasPassword)
    return (
      <Section id="settings-password" title={t('password.title')} lead={t('password.none')}>
        <div>
          <LinkButton to="/forgot-password" variant="secondary">
            {t('password.choose')}
          </LinkButton>
        </div>
      </Section>
    );
  return (
    <Section id="settings-password" title={t('password.title')} lead={t('password.lead')} done={done}>
      {isOpen ? (
        <NewPassword
          onSaved={() => {
            setOpen(false);
            setDone(t('password.done'));
            onChange();
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <div>
          <Button
            ref={opener}
            variant="secondary"
            onClick={() => {
              setDone(undefined);
              setOpen(true);
            }}
          >
            {t('password.change')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function NewPassword({ onSaved, onCancel }: { onSaved: () => void; onCancel: () => void }) {
  const { t } = useTranslation(['settings', 'identity']);
  const form = useSettingsForm(NewPasswordForm, 'currentPassword');
  const save = async (body: NewPasswordForm) => {
    await call('POST /api/auth/settings/password', { body }, { as: 'person' });
    onSaved();
  };
  return (
    <form {...form.send(save)}>
      <PasswordField label={t('password.current')} autoComplete="current-password" {...form.field('currentPassword')} />
      <NewPasswordFields label={t('identity:field.newPassword')} form={form} />
      <FormFoot label={t('password.save')} isBusy={form.isBusy} failure={form.failure} onCancel={onCancel} />
    </form>
  );
}

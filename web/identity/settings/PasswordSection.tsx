import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';
import type { NewPasswordForm } from '#contract/account-settings.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { NewPasswordFields, PasswordField } from '../fields.tsx';
import type { WayInCalls } from '../way-in-calls.ts';
import { FormFoot } from './FormFoot.tsx';
import { Section } from './Section.tsx';
import type { SectionProps } from './section-props.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useSettingsForm } from './use-settings-form.ts';

type Rules = {
  /** What a new password must be: of people and of employers each their own. */
  readonly schema: ZodType<NewPasswordForm, NewPasswordForm>;
  /** The same in words, where the strength of a password is not shown. */
  readonly hint?: ReactNode;
  readonly calls: Pick<WayInCalls, 'changePassword'>;
};

/** A new password. It ends every other login, and the page says so before and after. */
export function PasswordSection({ settings: { hasPassword }, onChange, ...rules }: SectionProps<'hasPassword'> & Rules) {
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
          {...rules}
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

function NewPassword({ schema, hint, calls, onSaved, onCancel }: Rules & { onSaved: () => void; onCancel: () => void }) {
  const { t } = useTranslation(['settings', 'identity']);
  const form = useSettingsForm(schema, 'currentPassword');
  const save = async (body: NewPasswordForm) => {
    await calls.changePassword(body);
    onSaved();
  };
  return (
    <form {...form.send(save)}>
      <PasswordField label={t('password.current')} autoComplete="current-password" {...form.field('currentPassword')} />
      <NewPasswordFields label={t('identity:field.newPassword')} hint={hint} form={form} />
      <FormFoot label={t('password.save')} isBusy={form.isBusy} failure={form.failure} onCancel={onCancel} />
    </form>
  );
}

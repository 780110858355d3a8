import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NameForm } from '#contract/account-settings.ts';
import { call } from '#web/api/client.ts';
import { store } from '#web/api/storage.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { FormFoot } from './FormFoot.tsx';
import { Section } from './Section.tsx';
import type { SectionProps } from './section-props.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** The name by the rules of sign-up; the username only to be read. */
export function NameSection({ settings, onChange }: SectionProps) {
  const { t } = useTranslation('settings');
  const form = useSettingsForm(NameForm);
  const [done, setDone] = useState<string>();
  const save = async (body: NameForm) => {
    setDone(undefined);
    const { name } = await call('PUT /api/auth/settings/name', { body }, { as: 'person' });
    store('name', name);
    setDone(t('name.done', { name }));
    onChange();
  };
  return (
    <Section id="settings-name" title={t('name.title')} done={done}>
      <p>{t('name.username', { username: settings.username })}</p>
      <form {...form.send(save)}>
        <TextField label={t('name.field')} autoComplete="name" defaultValue={settings.name} {...form.field('name')} />
        <FormFoot label={t('name.save')} isBusy={form.isBusy} failure={form.failure} />
      </form>
    </Section>
  );
}

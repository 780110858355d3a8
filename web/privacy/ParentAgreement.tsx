import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentNotice } from '#content/notices/script-notice.ts';
import type { ParentView } from '#contract/privacy.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Props = { child: string; token: string; onAgreed: (view: ParentView) => void };

/** The parent's declaration: of age, a parent, a name, and the code that shows that the mail was read. */
export function ParentAgreement({ child, token, onAgreed }: Props) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const [form, setForm] = useState({ isAdult: false, isParent: false, name: '', code: '' });
  const { send, isBusy, refusal, hasErrors, errorOf } = useSending(t('failed'));
  const ticking = (field: 'isAdult' | 'isParent') => ({
    checked: form[field],
    onChange: () => setForm({ ...form, [field]: !form[field] }),
    error: errorOf(field),
  });
  const typing = (field: 'name' | 'code') => ({
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [field]: target.value }),
    error: errorOf(field),
  });
  async function agree(event: FormEvent) {
    event.preventDefault();
    const { isAdult, isParent, name, code } = form;
    const declared = { isAdult: isAdult as true, isParent: isParent as true }; // the server says what is not declared
    const body = { token, code, name, ...declared, notice: currentNotice.version, language };
    const agreed = await send(() => call('POST /api/parents/agree', { body }));
    if (agreed) onAgreed(agreed);
  }
  return (
    <form className="grid max-w-xl gap-5" noValidate onSubmit={agree}>
      <h2 className="text-2xl">{t('parents.agreeTitle')}</h2>
      <Checkbox label={t('parents.isParent', { child })} {...ticking('isParent')} />
      <Checkbox label={t('parents.isAdult')} {...ticking('isAdult')} />
      <TextField label={t('parents.name')} autoComplete="name" {...typing('name')} />
      <TextField label={t('parents.code')} inputMode="numeric" autoComplete="one-time-code" {...typing('code')} />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {t('parents.agree')}
      </Button>
      {refusal && !hasErrors && (
        <Notice tone="danger" takesFocus>
          {refusal}
        </Notice>
      )}
    </form>
  );
}

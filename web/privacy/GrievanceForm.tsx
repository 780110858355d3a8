import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { GRIEVANCE_ABOUTS, type GrievanceAbout, MAX_GRIEVANCE_LENGTH } from '#contract/privacy-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useIndianDay } from '#web/ui/use-indian-day.ts';
import './privacy.css';

const isAbout = (text: string | null): text is GrievanceAbout => GRIEVANCE_ABOUTS.some((about) => about === text);

type Sent = { readonly number: string; readonly dueAt: string };

/** Somebody who is logged in only says what it is about. */
export function GrievanceForm({ isSignedIn, isReady }: { isSignedIn: boolean; isReady: boolean }) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const day = useIndianDay();
  const [search] = useSearchParams();
  const [chosen, setAbout] = useState<string>();
  const wanted = isReady ? search.get('about') : null; // a prerendered page knows no search
  const about = chosen ?? (isAbout(wanted) ? wanted : '');
  const [form, setForm] = useState({ name: '', email: '', text: '', website: '' });
  const [sent, setSent] = useState<Sent>();
  const { send, isBusy, refusal, hasErrors, errorOf } = useSending(t('failed'));
  const typing = (field: keyof typeof form) => ({
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [field]: target.value }),
    error: errorOf(field),
  });

  async function complain(event: FormEvent) {
    event.preventDefault();
    const complaint = { about: about as GrievanceAbout, text: form.text, language }; // the server says what is missing
    const { name, email, website } = form;
    const got = await send<Sent>(() =>
      isSignedIn
        ? call('POST /api/my-grievances', { body: complaint }, { as: 'person' })
        : call('POST /api/grievances', { body: { ...complaint, name, email, ...(website && { website }) } }),
    );
    if (got) setSent(got);
  }

  if (sent)
    return (
      <Notice tone="good" takesFocus title={t('grievance.sent', { number: sent.number })}>
        {t('grievance.sentText', { day: day(sent.dueAt) })}
      </Notice>
    );
  const { error: _nobodySeesIt, ...websiteProps } = typing('website');
  return (
    <form className="grid max-w-xl gap-5" noValidate method="post" onSubmit={complain}>
      {!isSignedIn && (
        <>
          <TextField label={t('grievance.name')} autoComplete="name" {...typing('name')} />
          <TextField label={t('grievance.email')} type="email" autoComplete="email" {...typing('email')} />
        </>
      )}
      <SelectField label={t('grievance.about')} value={about} error={errorOf('about')} onChange={({ target }) => setAbout(target.value)}>
        <option value="">{t('grievance.choose')}</option>
        {GRIEVANCE_ABOUTS.map((one) => (
          <option key={one} value={one}>
            {t(`about.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextArea label={t('grievance.text')} rows={6} maxLength={MAX_GRIEVANCE_LENGTH} {...typing('text')} />
      <label className="field-for-programs" aria-hidden="true">
        {t('grievance.website')}
        <input tabIndex={-1} autoComplete="off" {...websiteProps} />
      </label>
      <Button type="submit" busy={isBusy} disabled={!isReady} className="justify-self-start">
        {t('grievance.send')}
      </Button>
      {refusal && !hasErrors && (
        <Notice tone="danger" takesFocus>
          {refusal}
        </Notice>
      )}
    </form>
  );
}

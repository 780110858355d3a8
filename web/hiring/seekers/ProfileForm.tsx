import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_HEADLINE_LENGTH, MAX_PHONE_LENGTH, MAX_PLACE_LENGTH } from '#contract/hiring/seeker-words.ts';
import type { JobProfile } from '#contract/hiring/seekers.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Props = { readonly profile: JobProfile; readonly onStored: (profile: JobProfile) => void };

/** What goes along with every application: stored once, changed at any time. */
export function ProfileForm({ profile, onStored }: Props) {
  const { t } = useTranslation('hiring-seekers');
  const { phone, place, headline } = profile;
  const [form, setForm] = useState({ phone, place, headline, links: profile.links.join('\n') });
  const [isStored, setStored] = useState(false);
  const { send, isBusy, refusal, errorOf } = useSending(t('failed'));
  const field = (name: keyof typeof form, maxLength: number) => ({
    label: t(`profile.${name}`),
    value: form[name],
    maxLength,
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => {
      setStored(false);
      setForm({ ...form, [name]: target.value });
    },
  });
  async function store(event: FormEvent) {
    event.preventDefault();
    const links = form.links.split(/\s+/).filter(Boolean);
    const stored = await send(() => call('PUT /api/job-seeker/profile', { body: { ...form, links } }, { as: 'person' }));
    if (!stored) return;
    setStored(true);
    onStored(stored);
  }
  const wrongLink = [0, 1, 2, 3, 4].map((place) => errorOf(`links.${place}`)).find(Boolean) ?? errorOf('links');
  return (
    <Card as="section" aria-labelledby="profile" className="grid grid-cols-1 gap-5">
      <h2 id="profile" className="text-2xl">
        {t('profile.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('profile.lead', { name: profile.name, email: profile.email })}</p>
      <form className="grid max-w-xl gap-5" noValidate onSubmit={store}>
        <TextField {...field('phone', MAX_PHONE_LENGTH)} type="tel" autoComplete="tel" />
        <TextField {...field('place', MAX_PLACE_LENGTH)} autoComplete="address-level2" />
        <TextField {...field('headline', MAX_HEADLINE_LENGTH)} hint={t('profile.headlineHint')} />
        <TextField {...field('links', 1_000)} error={wrongLink} hint={t('profile.linksHint')} />
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {t('profile.store')}
        </Button>
        {isStored && <Notice tone="good">{t('profile.stored')}</Notice>}
        {refusal && <Notice tone="danger">{refusal}</Notice>}
      </form>
    </Card>
  );
}

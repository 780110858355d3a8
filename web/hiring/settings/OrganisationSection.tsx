import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '#contract/hiring/organisation.ts';
import { call } from '#web/api/client.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { SaveRow, Section } from './Section.tsx';
import { Theirs } from './Theirs.tsx';
import { usePart } from './use-part.ts';

/** The browser's list knows some zones by an older name only, so the present one is always in it. */
const zonesWith = (present: string): readonly string[] => [...new Set([present, ...Intl.supportedValuesOf('timeZone')])].toSorted();

const profileOf = ({ name, about, website, timeZone }: Organisation) => ({ name, about, website, timeZone });
const FIELDS = ['name', 'about', 'website', 'timeZone'] as const;

export function OrganisationSection({ organisation }: { readonly organisation: Organisation }) {
  const { t } = useTranslation('hiring-settings');
  const { mayChange } = organisation;
  const [profile, setProfile] = useState(() => profileOf(organisation));
  const part = usePart('profile', organisation);
  const { sending } = part;
  const ids = { about: useId(), zone: useId() };
  const change = (changes: Partial<typeof profile>) => setProfile({ ...profile, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void part.send((version) => call('PUT /api/hiring/organisation', { body: { ...profile, version } }, { as: 'member' }));
  };
  return (
    <Section title={t('organisation.title')} lead={t('organisation.lead')}>
      <form method="post" noValidate onSubmit={submit} className="grid max-w-2xl gap-5">
        <TextField
          label={t('organisation.name')}
          value={profile.name}
          readOnly={!mayChange}
          error={sending.errorOf('name')}
          onChange={({ target }) => change({ name: target.value })}
        />
        <div className="grid gap-1.5">
          <label htmlFor={ids.about} className="font-semibold">
            {t('organisation.about')}
          </label>
          <textarea
            id={ids.about}
            className="field min-h-32"
            value={profile.about}
            readOnly={!mayChange}
            aria-describedby={`${ids.about}-hint`}
            onChange={({ target }) => change({ about: target.value })}
          />
          <p id={`${ids.about}-hint`} className="text-sm text-muted">
            {sending.errorOf('about') ?? t('organisation.aboutHint')}
          </p>
        </div>
        <TextField
          label={t('organisation.website')}
          type="url"
          value={profile.website}
          readOnly={!mayChange}
          placeholder="https://"
          error={sending.errorOf('website')}
          onChange={({ target }) => change({ website: target.value })}
        />
        <div className="grid gap-1.5">
          <label htmlFor={ids.zone} className="font-semibold">
            {t('organisation.timeZone')}
          </label>
          <select
            id={ids.zone}
            className="field"
            value={profile.timeZone}
            disabled={!mayChange}
            onChange={({ target }) => change({ timeZone: target.value })}
          >
            {zonesWith(profile.timeZone).map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        </div>
        <Theirs
          part={part}
          onTake={(theirs) => setProfile(profileOf(theirs))}
          lines={(theirs) =>
            FIELDS.filter((field) => theirs[field] !== profile[field]).map((field) => ({
              label: t(`organisation.${field}`),
              text: theirs[field],
            }))
          }
        />
        {mayChange && <SaveRow sending={sending} />}
      </form>
    </Section>
  );
}

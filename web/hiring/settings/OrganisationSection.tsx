import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '#contract/hiring/organisation.ts';
import { call } from '#web/api/client.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
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
        <TextArea
          label={t('organisation.about')}
          hint={t('organisation.aboutHint')}
          rows={5}
          value={profile.about}
          readOnly={!mayChange}
          error={sending.errorOf('about')}
          onChange={({ target }) => change({ about: target.value })}
        />
        <TextField
          label={t('organisation.website')}
          type="url"
          value={profile.website}
          readOnly={!mayChange}
          placeholder="https://"
          error={sending.errorOf('website')}
          onChange={({ target }) => change({ website: target.value })}
        />
        <SelectField
          label={t('organisation.timeZone')}
          value={profile.timeZone}
          disabled={!mayChange}
          error={sending.errorOf('timeZone')}
          onChange={({ target }) => change({ timeZone: target.value })}
        >
          {zonesWith(profile.timeZone).map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </SelectField>
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

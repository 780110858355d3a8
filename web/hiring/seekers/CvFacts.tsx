import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_HEADLINE_LENGTH, MAX_PHONE_LENGTH } from '#contract/hiring/seeker-words.ts';
import type { JobProfile, ProfileFields } from '#contract/hiring/seekers.ts';
import { TextField } from '#web/ui/TextField.tsx';

const FACTS = ['phone', 'headline', 'links'] as const;
export type Facts = Readonly<Partial<Record<(typeof FACTS)[number], string>>>;

/** What the CV seems to say and the profile lacks, as texts to be corrected. */
export function factsOf(profile: JobProfile): Facts {
  const { phone = '', headline = '', links = [] } = profile.cv?.found ?? {};
  return {
    ...(phone && !profile.phone && { phone }),
    ...(headline && !profile.headline && { headline }),
    ...(links.length > 0 && profile.links.length === 0 && { links: links.join(' ') }),
  };
}

/** The profile with them, as it is stored. */
export const withFacts = ({ phone, place, headline, links }: JobProfile, facts: Facts): ProfileFields => ({
  phone: facts.phone?.trim() ?? phone,
  place,
  headline: facts.headline?.trim() ?? headline,
  links: facts.links?.split(/\s+/).filter(Boolean) ?? links,
});

type Props = {
  readonly facts: Facts;
  readonly onChange: (facts: Facts) => void;
  readonly errorOf: (field: string) => string | undefined;
};

/** Found in the CV: its owner corrects or empties it before it goes along. */
export function CvFacts({ facts, onChange, errorOf }: Props) {
  const { t } = useTranslation('hiring-seekers');
  const id = useId();
  const limits = { phone: MAX_PHONE_LENGTH, headline: MAX_HEADLINE_LENGTH, links: 1_000 } as const;
  const errors = { phone: errorOf('phone'), headline: errorOf('headline'), links: errorOf('links') ?? errorOf('links.0') };
  const shown = FACTS.filter((fact) => facts[fact] !== undefined);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-control border border-line bg-raised p-4">
      <div>
        <h3 id={id} className="font-semibold">
          {t('facts.title')}
        </h3>
        <p className="text-sm text-muted">{t('facts.lead')}</p>
      </div>
      {shown.map((fact) => (
        <TextField
          key={fact}
          label={t(`profile.${fact}`)}
          value={facts[fact] ?? ''}
          maxLength={limits[fact]}
          error={errors[fact]}
          {...(fact === 'phone' && { type: 'tel' })}
          onChange={({ target }) => onChange({ ...facts, [fact]: target.value })}
        />
      ))}
    </section>
  );
}

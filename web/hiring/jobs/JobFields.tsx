import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobContent } from '#contract/hiring/job-content.ts';
import { CURRENCIES, EMPLOYMENTS, MAX_LINE_LENGTH, MAX_TITLE_LENGTH, SALARY_PERIODS, WORK_PLACES } from '#contract/hiring/job-words.ts';
import { LANGUAGES, languages } from '#contract/language.ts';
import { nameFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { JobChoices } from './choices.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { ChoiceField, toNumber } from './fields.tsx';
import { QuestionsEditor } from './QuestionsEditor.tsx';

/** Where most jobs here are; any other country can be entered by an import. */
const COUNTRIES = ['IN', 'AE', 'AU', 'BD', 'CA', 'DE', 'GB', 'LK', 'NP', 'SG', 'US'] as const;

export type FieldsProps = {
  readonly content: JobContent;
  readonly choices: JobChoices;
  readonly onChange: (changes: Partial<JobContent>) => void;
  readonly errorOf: (field: string) => string | undefined;
};

export function JobFields(props: FieldsProps) {
  return (
    <>
      <WhatFields {...props} />
      <WhereFields {...props} />
      <PayFields {...props} />
      <QuestionFields {...props} />
      <PeopleFields {...props} />
    </>
  );
}

function Section({ name, children }: { readonly name: 'what' | 'where' | 'pay' | 'questions' | 'people'; readonly children: ReactNode }) {
  const { t } = useTranslation('hiring-jobs');
  return (
    <Card as="section" aria-labelledby={`section-${name}`} className="grid gap-5">
      <h2 id={`section-${name}`} className="text-2xl">
        {t(`section.${name}`)}
      </h2>
      {children}
    </Card>
  );
}

const PAIR = 'grid gap-5 md:grid-cols-2';

function WhatFields({ content, onChange, errorOf }: FieldsProps) {
  const { t } = useTranslation('hiring-jobs');
  return (
    <Section name="what">
      <TextField
        label={t('field.title')}
        name="title"
        value={content.title}
        maxLength={MAX_TITLE_LENGTH}
        onChange={({ target }) => onChange({ title: target.value })}
        error={errorOf('title')}
      />
      <DescriptionField value={content.description} onChange={(description) => onChange({ description })} error={errorOf('description')} />
      <div className={PAIR}>
        <TextField
          label={t('field.department')}
          value={content.department}
          maxLength={MAX_LINE_LENGTH}
          onChange={({ target }) => onChange({ department: target.value })}
          error={errorOf('department')}
        />
        <ChoiceField
          label={t('field.employment')}
          value={content.employment}
          choices={EMPLOYMENTS.map((value) => ({ value, label: t(`employment.${value}`) }))}
          onChange={(employment) => onChange({ employment })}
        />
        <TextField
          label={t('field.openings')}
          inputMode="numeric"
          value={content.openings || ''}
          onChange={({ target }) => onChange({ openings: toNumber(target.value) ?? 0 })}
          error={errorOf('openings')}
        />
        <ChoiceField
          label={t('field.language')}
          value={content.language}
          choices={LANGUAGES.map((value) => ({ value, label: languages[value].name }))}
          onChange={(language) => onChange({ language })}
        />
      </div>
    </Section>
  );
}

function WhereFields({ content, onChange, errorOf }: FieldsProps) {
  const { t } = useTranslation('hiring-jobs');
  const names = nameFormat(languages[useLanguage()].locale, { type: 'region' });
  const countries = [...new Set([...COUNTRIES, content.country])].map((value) => ({ value, label: names.of(value) ?? value }));
  return (
    <Section name="where">
      <div className={PAIR}>
        <ChoiceField
          label={t('field.workPlace')}
          value={content.workPlace}
          choices={WORK_PLACES.map((value) => ({ value, label: t(`workPlace.${value}`) }))}
          onChange={(workPlace) => onChange({ workPlace })}
        />
        <TextField
          label={t('field.place')}
          value={content.place}
          maxLength={MAX_LINE_LENGTH}
          onChange={({ target }) => onChange({ place: target.value })}
          error={errorOf('place')}
        />
        <TextField
          label={t('field.region')}
          value={content.region}
          maxLength={MAX_LINE_LENGTH}
          onChange={({ target }) => onChange({ region: target.value })}
          error={errorOf('region')}
        />
        <ChoiceField
          label={t('field.country')}
          value={content.country}
          choices={countries}
          onChange={(country) => onChange({ country })}
          error={errorOf('country')}
        />
      </div>
    </Section>
  );
}

function PayFields({ content, choices, onChange, errorOf }: FieldsProps) {
  const { t } = useTranslation('hiring-jobs');
  const amount = (field: 'salaryFrom' | 'salaryTo') => ({
    label: t(`field.${field}`),
    inputMode: 'numeric' as const,
    value: content[field] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: toNumber(target.value) }),
    error: errorOf(field),
  });
  return (
    <Section name="pay">
      <p className="text-muted">{t('field.payHint')}</p>
      <div className={PAIR}>
        <TextField {...amount('salaryFrom')} />
        <TextField {...amount('salaryTo')} />
        <ChoiceField
          label={t('field.salaryCurrency')}
          value={content.salaryCurrency}
          choices={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={(salaryCurrency) => onChange({ salaryCurrency })}
        />
        <ChoiceField
          label={t('field.salaryPer')}
          value={content.salaryPer}
          choices={SALARY_PERIODS.map((value) => ({ value, label: t(`per.${value}`) }))}
          onChange={(salaryPer) => onChange({ salaryPer })}
        />
        <TextField
          label={t('field.closesOn')}
          hint={t('field.closesOnHint')}
          type="date"
          min={choices.today}
          value={content.closesOn ?? ''}
          onChange={({ target }) => onChange({ closesOn: target.value || null })}
          error={errorOf('closesOn')}
        />
      </div>
    </Section>
  );
}

function QuestionFields({ content, onChange, errorOf }: FieldsProps) {
  return (
    <Section name="questions">
      <QuestionsEditor questions={content.questions} onChange={(questions) => onChange({ questions })} errorOf={errorOf} />
    </Section>
  );
}

function PeopleFields({ content, choices, onChange, errorOf }: FieldsProps) {
  const { t } = useTranslation('hiring-jobs');
  const colleague = (field: 'managerId' | 'approverId') => ({
    label: t(`field.${field}`),
    hint: t(`field.${field}Hint`),
    value: String(content[field] ?? ''),
    choices: [
      { value: '', label: t('field.nobody') },
      ...choices.members
        .filter(({ memberId }) => field === 'managerId' || memberId !== choices.memberId || memberId === content.approverId)
        .map(({ memberId, name }) => ({ value: String(memberId), label: name })),
    ],
    onChange: (value: string) => onChange({ [field]: value === '' ? null : Number(value) }),
    error: errorOf(field),
  });
  return (
    <Section name="people">
      <div className={PAIR}>
        <ChoiceField {...colleague('managerId')} />
        <ChoiceField {...colleague('approverId')} />
      </div>
      <Checkbox
        label={t('field.isConfidential')}
        checked={content.isConfidential}
        onChange={({ target }) => onChange({ isConfidential: target.checked })}
      />
    </Section>
  );
}

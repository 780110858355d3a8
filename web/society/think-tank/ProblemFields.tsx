import { useTranslation } from 'react-i18next';
import { FIELDS, type Field, MAX_PART_LENGTH, MAX_TITLE_LENGTH } from '#contract/society/think-tank/words.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldError } from '#web/ui/Labelled.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const PARTS = ['question', 'context', 'known', 'use'] as const;
export const EMPTY_PROBLEM = { title: '', context: '', question: '', known: '', use: '', fields: [] as Field[], until: '' };
type Draft = typeof EMPTY_PROBLEM;

type Props = {
  readonly problem: Draft;
  readonly onChange: (changes: Partial<Draft>) => void;
  readonly errorOf: (field: string) => string | undefined;
};

/** What every problem has, whoever brings it. */
export function ProblemFields({ problem, onChange, errorOf }: Props) {
  const { t } = useTranslation('think-tank');
  const toggle = (field: Field) =>
    onChange({ fields: problem.fields.includes(field) ? problem.fields.filter((one) => one !== field) : [...problem.fields, field] });
  return (
    <>
      <TextField
        label={t('offer.name')}
        maxLength={MAX_TITLE_LENGTH}
        value={problem.title}
        error={errorOf('title')}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      {PARTS.map((part) => (
        <TextArea
          key={part}
          label={t(`parts.${part}`)}
          hint={t(`offer.${part}`)}
          value={problem[part]}
          error={errorOf(part)}
          maxLength={MAX_PART_LENGTH}
          onChange={({ target }) => onChange({ [part]: target.value })}
        />
      ))}
      <fieldset className="grid min-w-0 gap-2 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">{t('offer.fields')}</legend>
        {FIELDS.map((field) => (
          <Checkbox key={field} label={t(`fields.${field}`)} checked={problem.fields.includes(field)} onChange={() => toggle(field)} />
        ))}
      </fieldset>
      <FieldError>{errorOf('fields')}</FieldError>
      <TextField
        label={t('offer.until')}
        hint={t('offer.untilHint')}
        type="date"
        className="max-w-xs"
        value={problem.until}
        error={errorOf('until')}
        onChange={({ target }) => onChange({ until: target.value })}
      />
    </>
  );
}

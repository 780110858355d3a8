import { useTranslation } from 'react-i18next';
import { FIELDS, type Field, MAX_PART_LENGTH, MAX_TITLE_LENGTH } from '#contract/society/think-tank/words.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { TextArea } from './parts.tsx';

const PARTS = ['question', 'context', 'known', 'use'] as const;
export const EMPTY_QUESTION = { title: '', context: '', question: '', known: '', use: '', fields: [] as Field[], until: '' };
type Question = typeof EMPTY_QUESTION;

type Props = {
  readonly question: Question;
  readonly onChange: (changes: Partial<Question>) => void;
  readonly errorOf: (field: string) => string | undefined;
};

/** What every question has, whoever asks it. */
export function QuestionFields({ question, onChange, errorOf }: Props) {
  const { t } = useTranslation('think-tank');
  const toggle = (field: Field) =>
    onChange({ fields: question.fields.includes(field) ? question.fields.filter((one) => one !== field) : [...question.fields, field] });
  return (
    <>
      <TextField
        label={t('offer.name')}
        maxLength={MAX_TITLE_LENGTH}
        value={question.title}
        error={errorOf('title')}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      {PARTS.map((part) => (
        <TextArea
          key={part}
          label={t(`parts.${part}`)}
          hint={t(`offer.${part}`)}
          value={question[part]}
          error={errorOf(part)}
          maxLength={MAX_PART_LENGTH}
          onChange={(text) => onChange({ [part]: text })}
        />
      ))}
      <fieldset className="grid min-w-0 gap-2 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">{t('offer.fields')}</legend>
        {FIELDS.map((field) => (
          <Checkbox key={field} label={t(`fields.${field}`)} checked={question.fields.includes(field)} onChange={() => toggle(field)} />
        ))}
      </fieldset>
      <p aria-live="polite" className="text-sm font-semibold text-danger empty:hidden">
        {errorOf('fields')}
      </p>
      <TextField
        label={t('offer.until')}
        hint={t('offer.untilHint')}
        type="date"
        className="max-w-xs"
        value={question.until}
        error={errorOf('until')}
        onChange={({ target }) => onChange({ until: target.value })}
      />
    </>
  );
}

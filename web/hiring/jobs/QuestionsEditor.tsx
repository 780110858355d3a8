import { useTranslation } from 'react-i18next';
import type { JobContent } from '#contract/hiring/job-content.ts';
import { MAX_OPTIONS, MAX_QUESTION_LENGTH, MAX_QUESTIONS, QUESTION_KINDS } from '#contract/hiring/job-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ChoiceField } from './fields.tsx';

type Question = JobContent['questions'][number];
type Props = {
  readonly questions: readonly Question[];
  readonly onChange: (questions: Question[]) => void;
  readonly errorOf: (field: string) => string | undefined;
};

const EMPTY: Question = { questionId: null, text: '', kind: 'text', options: [], isRequired: false };

/** What candidates are asked when they apply. */
export function QuestionsEditor({ questions, onChange, errorOf }: Props) {
  const { t } = useTranslation('hiring-jobs');
  return (
    <div className="grid gap-4">
      {questions.length === 0 && <p className="text-muted">{t('questions.none')}</p>}
      <ol className="grid gap-4">
        {questions.map((question, index) => (
          <li key={question.questionId ?? `new${index}`} className="grid gap-3 rounded-control border border-line p-4">
            <OneQuestion
              number={index + 1}
              question={question}
              errorOf={(field) => errorOf(`questions.${index}.${field}`)}
              onChange={(changes) => onChange(questions.map((one, at) => (at === index ? { ...one, ...changes } : one)))}
            />
            <Button variant="quiet" className="justify-self-start" onClick={() => onChange(questions.filter((_, at) => at !== index))}>
              {t('questions.remove', { number: index + 1 })}
            </Button>
          </li>
        ))}
      </ol>
      {questions.length < MAX_QUESTIONS && (
        <Button variant="secondary" className="justify-self-start" onClick={() => onChange([...questions, EMPTY])}>
          {t('questions.add')}
        </Button>
      )}
    </div>
  );
}

type OneProps = {
  readonly number: number;
  readonly question: Question;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (changes: Partial<Question>) => void;
};

function OneQuestion({ number, question: { text, kind, options, isRequired }, errorOf, onChange }: OneProps) {
  const { t } = useTranslation('hiring-jobs');
  return (
    <>
      <TextField
        label={t('questions.text', { number })}
        value={text}
        maxLength={MAX_QUESTION_LENGTH}
        onChange={({ target }) => onChange({ text: target.value })}
        error={errorOf('text')}
      />
      <ChoiceField
        label={t('questions.kind')}
        value={kind}
        choices={QUESTION_KINDS.map((value) => ({ value, label: t(`questions.kinds.${value}`) }))}
        onChange={(value) => onChange({ kind: value, options: value === 'choice' ? ['', ''] : [] })}
      />
      {kind === 'choice' && (
        <TextArea
          label={t('questions.options')}
          rows={4}
          maxLength={1000}
          value={options.join('\n')}
          onChange={({ target }) => onChange({ options: target.value.split('\n').slice(0, MAX_OPTIONS) })}
          error={errorOf('options')}
        />
      )}
      <Checkbox label={t('questions.required')} checked={isRequired} onChange={({ target }) => onChange({ isRequired: target.checked })} />
    </>
  );
}

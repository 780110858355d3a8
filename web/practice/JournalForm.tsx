import { type FormEvent, useId, useRef, useState } from 'react';
import { JOURNAL_ENTRY_LETTERS } from '#contract/practice-words.ts';
import { ApiFailure, call } from '#web/api/client.ts';
import { tabStorage } from '#web/api/json-storage.ts';
import { makeId } from '#web/api/make-id.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldError } from '#web/ui/Labelled.tsx';
import { useWords } from './use-words.ts';

const DRAFT = 'draft:journal';

type JournalFormProps = {
  readonly today: string;
  readonly exercise: string | null;
  readonly begins?: string;
  readonly onDone: () => void;
};

/** A line for the journal. What is typed survives a reload of this tab, a refusal and a lost connection. */
export function JournalForm({ today, exercise, begins = '', onDone }: JournalFormProps) {
  const { t, number } = useWords();
  const message = useMessage();
  const id = useId();
  const key = useRef(makeId());
  const [text, setText] = useState(() => begins || String(tabStorage.read(DRAFT) ?? ''));
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isTooLong = text.length > JOURNAL_ENTRY_LETTERS;
  const change = (changed: string) => {
    setText(changed);
    setProblem('');
    if (changed.length <= 10 * JOURNAL_ENTRY_LETTERS) tabStorage.write(DRAFT, changed === '' ? null : changed);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setProblem(t('journal.empty'));
    if (isTooLong) return setProblem(t('journal.tooLong', { most: number(JOURNAL_ENTRY_LETTERS), now: number(text.length) }));
    setBusy(true);
    const body = { plannedOn: today, doneOn: today, exercise, text };
    try {
      // the same key however often it is pressed: it is written once
      await call('PUT /api/practice/journal/{key}', { params: { key: key.current }, body }, { as: 'person' });
      tabStorage.write(DRAFT, null);
      onDone();
    } catch (failure) {
      const said = failure instanceof ApiFailure && failure.body ? message(failure.body.errors?.text ?? failure.body.message) : '';
      setProblem(said || t('journal.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={save} className="grid gap-3">
      <label htmlFor={id} className="font-semibold">
        {t('journal.label')}
      </label>
      <textarea
        id={id}
        className="field"
        rows={7}
        value={text}
        onChange={({ target }) => change(target.value)}
        aria-invalid={problem !== '' || isTooLong ? true : undefined}
        aria-describedby={`${id}hint ${id}problem`}
      />
      <p id={`${id}hint`} className="text-sm text-muted">
        {t('journal.hint', { most: number(JOURNAL_ENTRY_LETTERS), now: number(text.length) })}
      </p>
      <FieldError id={`${id}problem`}>{problem}</FieldError>
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {t('journal.save')}
      </Button>
    </form>
  );
}

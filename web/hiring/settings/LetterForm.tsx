import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_LETTER_LENGTH, MAX_SUBJECT_LENGTH, MAX_TEMPLATE_NAME_LENGTH, PLACEHOLDERS } from '#contract/hiring/candidate-words.ts';
import type { LetterTemplate } from '#contract/hiring/decisions.ts';
import { ApiFailure } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Theirs } from './Theirs.tsx';

type Words = Pick<LetterTemplate, 'name' | 'subject' | 'text'>;
type Props = {
  readonly title: string;
  readonly first: Words & { readonly version?: number };
  readonly send: (words: Words, version: number) => Promise<void>;
  /** What somebody else has saved meanwhile. */
  readonly readTheirs?: () => Promise<LetterTemplate | undefined>;
  readonly onCancel: () => void;
};

/** Writes a template of letters, or changes one. */
export function LetterForm({ title, first, send, readTheirs, onCancel }: Props) {
  const { t } = useTranslation('hiring-settings');
  const sending = useSending(t('failed'));
  const [words, setWords] = useState<Words>({ name: first.name, subject: first.subject, text: first.text });
  const [version, setVersion] = useState(first.version ?? 1);
  const [theirs, setTheirs] = useState<LetterTemplate>();
  const change = (changes: Partial<Words>) => setWords({ ...words, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => {
      try {
        await send(words, version);
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.status === 409) setTheirs(await readTheirs?.());
        throw failure;
      }
    });
  };
  const settle = () => {
    if (theirs) setVersion(theirs.version);
    setTheirs(undefined);
    sending.rest();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-2xl gap-5">
      <h3 className="text-xl wrap-anywhere">{title}</h3>
      <TextField
        label={t('letters.name')}
        maxLength={MAX_TEMPLATE_NAME_LENGTH}
        value={words.name}
        error={sending.errorOf('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={t('letters.subject')}
        maxLength={MAX_SUBJECT_LENGTH}
        value={words.subject}
        error={sending.errorOf('subject')}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextArea
        label={t('letters.text')}
        rows={8}
        maxLength={MAX_LETTER_LENGTH}
        value={words.text}
        hint={t('letters.placeholders', { list: PLACEHOLDERS.map((name) => `{${name}}`).join(' ') })}
        error={sending.errorOf('text')}
        onChange={({ target }) => change({ text: target.value })}
      />
      <Theirs
        part={{ theirs, settle }}
        onTake={({ name, subject, text }) => setWords({ name, subject, text })}
        lines={(kept) =>
          (['name', 'subject', 'text'] as const)
            .filter((field) => kept[field] !== words[field])
            .map((field) => ({ label: t(`letters.${field}`), text: kept[field] }))
        }
      />
      <Refusal sending={sending} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending.isBusy}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('letters.cancel')}
        </Button>
      </div>
    </form>
  );
}

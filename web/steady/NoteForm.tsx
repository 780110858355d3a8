import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#content/steady/script-step.ts';
import { isWorrying } from '#content/steady/script-worrying-words.ts';
import { MAX_NOTE_LENGTH } from '#contract/steady-words.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Numbers } from './Numbers.tsx';
import { useSend } from './use-diary.ts';

/** What is in the fields, by their names. */
export type Parts = Readonly<Record<string, string>>;

type FormProps = {
  readonly fields: readonly Field[];
  readonly parts: Parts;
  readonly onChange: (parts: Parts) => void;
  readonly onKeep: () => Promise<unknown>;
  readonly words: 'keep' | 'change';
};

/** The fields, and the button that keeps them. Where a word worries, help is shown here; nobody is told. */
export function NoteForm({ fields, parts, onChange, onKeep, words }: FormProps) {
  const { t } = useTranslation('steady');
  const say = useMessage();
  const id = useId();
  const { isBusy, failure, send } = useSend();
  const isEmpty = Object.values(parts).every((part) => part.trim() === '');
  const isLong = fields.length === 1;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && !isEmpty) void send(onKeep);
      }}
    >
      {fields.map((field) => (
        <div key={field.id} className="grid gap-1.5">
          <label htmlFor={`${id}-${field.id}`} className="font-semibold">
            {field.label}
          </label>
          <textarea
            id={`${id}-${field.id}`}
            rows={isLong ? 8 : 2}
            maxLength={MAX_NOTE_LENGTH}
            className="field"
            value={parts[field.id] ?? ''}
            onChange={({ target }) => onChange({ ...parts, [field.id]: target.value })}
          />
        </div>
      ))}
      <div aria-live="polite">
        {isWorrying(Object.values(parts).join('\n')) && (
          <Notice tone="info" title={t('worrying')}>
            <div className="grid gap-4">
              <p>{t('worryingText')}</p>
              <Numbers />
            </div>
          </Notice>
        )}
      </div>
      {failure !== undefined && <Notice tone="danger">{failure ? say(failure) : t('failed')}</Notice>}
      <div className="grid justify-items-start gap-1.5">
        <Button type="submit" variant="secondary" busy={isBusy} disabled={isEmpty}>
          {t(words)}
        </Button>
        <p className="text-sm text-muted">{t('keepText')}</p>
      </div>
    </form>
  );
}

import { useTranslation } from 'react-i18next';
import type { Field } from '#content/steady/script-step.ts';
import { isWorrying } from '#content/steady/script-worrying-words.ts';
import { MAX_NOTE_LENGTH } from '#contract/steady-words.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
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
        <TextArea
          key={field.id}
          label={field.label}
          rows={isLong ? 8 : 2}
          maxLength={MAX_NOTE_LENGTH}
          value={parts[field.id] ?? ''}
          onChange={({ target }) => onChange({ ...parts, [field.id]: target.value })}
        />
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

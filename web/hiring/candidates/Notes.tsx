import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_NOTE_LENGTH } from '#contract/hiring/candidate-words.ts';
import type { ApplicationPage } from '#contract/hiring/candidates.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import type { Choices } from './choices.ts';
import { Part } from './Part.tsx';
import { SendingFailed } from './SendingFailed.tsx';

type Props = {
  readonly application: ApplicationPage;
  readonly onChange: () => void;
  readonly colleagues: Choices['members'];
  readonly you: number;
};

export function Notes({ application: { applicationId, notes }, onChange, colleagues, you }: Props) {
  const { t } = useTranslation('hiring-candidates');
  const moment = useMoment();
  const [text, setText] = useState('');
  const [mentions, setMentions] = useState<readonly number[]>([]);
  const { send, isBusy, reason } = useSending(t('failed'));
  const others = colleagues.filter(({ memberId }) => memberId !== you);

  async function write() {
    const body = { text, mentions: [...mentions] };
    const path = 'POST /api/hiring/applications/{applicationId}/notes';
    if (!(await send(() => call(path, { params: { applicationId }, body }, { as: 'member' })))) return;
    setText('');
    setMentions([]);
    onChange();
  }

  return (
    <Part title={t('notes.title')}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void write();
        }}
      >
        <TextArea
          rows={3}
          label={t('notes.write')}
          hint={t('notes.hint')}
          value={text}
          maxLength={MAX_NOTE_LENGTH}
          onChange={({ target }) => setText(target.value)}
        />
        {others.length > 0 && (
          <details>
            <summary className="min-h-11 cursor-pointer py-2">{t('notes.tell', { count: mentions.length })}</summary>
            <div className="grid gap-2 pt-2 sm:grid-cols-2">
              {others.map(({ memberId, name }) => (
                <Checkbox
                  key={memberId}
                  label={name}
                  checked={mentions.includes(memberId)}
                  onChange={({ target }) =>
                    setMentions(target.checked ? [...mentions, memberId] : mentions.filter((id) => id !== memberId))
                  }
                />
              ))}
            </div>
          </details>
        )}
        <SendingFailed reason={reason} />
        <div>
          <Button type="submit" variant="secondary" busy={isBusy} disabled={text.trim() === ''}>
            {t('notes.send')}
          </Button>
        </div>
      </form>
      <ul className="grid gap-3">
        {notes.map(({ noteId, by, text: said, mentions: named, at }) => (
          <li key={noteId} className="grid gap-1 border-s-4 border-line ps-3">
            <p className="text-sm text-muted">
              {[by, moment(at), named.length > 0 && t('notes.told', { names: named.join(', ') })].filter(Boolean).join(' · ')}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{said}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

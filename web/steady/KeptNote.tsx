import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#content/steady/script-step.ts';
import type { Diary } from '#contract/steady.ts';
import { call } from '#web/api/client.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { NoteForm, type Parts } from './NoteForm.tsx';
import { useSend } from './use-diary.ts';

type Props = {
  readonly note: Diary['notes'][number];
  readonly fields: readonly Field[];
  readonly onDiary: (diary: Diary) => void;
};

/** What was kept: to read, to go on with, to delete. */
export function KeptNote({ note: { noteId, keptAt, parts }, fields, onDiary }: Props) {
  const { t } = useTranslation('steady');
  const moment = useMoment();
  const [changed, setChanged] = useState<Parts>();
  const { isBusy, failure, send } = useSend();
  const params = { noteId };
  async function change() {
    onDiary(await call('PUT /api/steady/notes/{noteId}', { params, body: { parts: { ...changed } } }, { as: 'person' }));
    setChanged(undefined);
  }
  async function remove() {
    const diary = await send(() => call('DELETE /api/steady/notes/{noteId}', { params }, { as: 'person' }));
    if (diary) onDiary(diary);
  }
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <p className="text-sm text-muted">{t('keptAt', { at: moment(keptAt) })}</p>
      {changed ? (
        <NoteForm fields={fields} parts={changed} onChange={setChanged} onKeep={change} words="change" />
      ) : (
        <dl className="grid gap-2">
          {fields
            .filter(({ id }) => parts[id])
            .map(({ id, label }) => (
              <div key={id}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{parts[id]}</dd>
              </div>
            ))}
        </dl>
      )}
      {failure !== undefined && <Notice tone="danger">{t('failed')}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => setChanged(changed ? undefined : parts)}>
          {t(changed ? 'cancel' : 'change')}
        </Button>
        <Button variant="quiet" busy={isBusy} onClick={() => void remove()}>
          {t('delete')}
        </Button>
      </div>
    </li>
  );
}

import { useState } from 'react';
import type { Field } from '#content/steady/script-step.ts';
import type { Diary } from '#contract/steady.ts';
import type { Path, Step } from '#contract/steady-words.ts';
import { call } from '#web/api/client.ts';
import { tabStorage } from '#web/api/json-storage.ts';
import { KeptNote } from './KeptNote.tsx';
import { NoteForm, type Parts } from './NoteForm.tsx';

type Props = {
  readonly place: { readonly path: Path; readonly step: Step };
  readonly fields: readonly Field[];
  readonly notes: Diary['notes'];
  readonly onDiary: (diary: Diary) => void;
};

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && Object.values(value).every((part) => typeof part === 'string');

/** Something to write into. It stays on this device, until the tab is closed or the person keeps it. */
export function NoteBlock({ place, fields, notes, onDiary }: Props) {
  const draft = `draft:steady-${place.step}-${fields[0]!.id}` as const;
  const [parts, setParts] = useState<Parts>(() => {
    const found = tabStorage.read(draft);
    return isParts(found) ? found : {};
  });
  const write = (written: Parts) => {
    tabStorage.write(draft, Object.keys(written).length > 0 ? written : null);
    setParts(written);
  };
  async function keep() {
    onDiary(await call('POST /api/steady/notes', { body: { ...place, parts: { ...parts } } }, { as: 'person' }));
    write({});
  }
  return (
    <>
      <NoteForm fields={fields} parts={parts} onChange={write} onKeep={keep} words="keep" />
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <KeptNote key={note.noteId} note={note} fields={fields} onDiary={onDiary} />
          ))}
        </ul>
      )}
    </>
  );
}

import type { Practice, PracticeRecord } from '#contract/practice.ts';
import { call } from '#web/api/client.ts';
import { deviceStorage } from '#web/api/json-storage.ts';
import { ownUserId } from '#web/api/storage.ts';

/** What this device keeps of a person's practice: the last plan, for days without a connection, and what the server does not have yet. */

type Plan = { readonly userId: number; readonly practice: Practice };

const unsentKey = () => `bhava.practice.${ownUserId() ?? 0}` as const;

function readUnsent(): readonly PracticeRecord[] {
  const kept = deviceStorage.read(unsentKey());
  return Array.isArray(kept) ? (kept as PracticeRecord[]) : [];
}

function changeUnsent(change: (unsent: readonly PracticeRecord[]) => readonly PracticeRecord[]): void {
  const unsent = change(readUnsent());
  deviceStorage.write(unsentKey(), unsent.length === 0 ? null : unsent);
  window.dispatchEvent(new Event('practice-kept'));
}

export const countUnsent = (): number => readUnsent().length;

export function lastPractice(): Practice | null {
  const kept = deviceStorage.read('bhava.practice-plan') as Plan | null;
  return kept && kept.userId === ownUserId() ? kept.practice : null;
}

export function keepPractice(practice: Practice): void {
  const userId = ownUserId();
  if (userId !== undefined) deviceStorage.write('bhava.practice-plan', { userId, practice } satisfies Plan);
}

/** Calls whenever what waits here may have changed. Gives what ends it. */
export function watchUnsent(onChange: () => void): () => void {
  for (const event of ['practice-kept', 'storage']) window.addEventListener(event, onChange);
  return () => {
    for (const event of ['practice-kept', 'storage']) window.removeEventListener(event, onChange);
  };
}

/** Written down here before it is sent: a lost connection or a closed window loses nothing. Rejects when it could not be sent yet. */
export function giveRecord(record: PracticeRecord): Promise<void> {
  changeUnsent((unsent) => [...unsent, record]);
  return sendUnsent();
}

const AT_ONCE = 50;
let sending: Promise<void> | undefined;

/** Sends what waits here. Rejects when it could not be sent; it stays here. */
export function sendUnsent(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  for (;;) {
    const records = readUnsent().slice(0, AT_ONCE);
    if (records.length === 0) return;
    const { kept } = await call('POST /api/practice/records', { body: { records: [...records] } }, { as: 'person' });
    const done = new Set(kept);
    changeUnsent((unsent) => unsent.filter(({ key }) => !done.has(key)));
    if (!records.some(({ key }) => done.has(key))) return; // an answer that names none of them would be asked for ever
  }
}

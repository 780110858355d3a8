import { deviceStorage } from '#web/api/json-storage.ts';
import { ownUserId } from '#web/api/storage.ts';
import type { Facts } from './CvFacts.tsx';

/** An application as it is being written. `facts`: of those found in the CV, what their owner has made of them. */
export type ApplicationDraft = {
  readonly letter: string;
  readonly answers: Readonly<Record<number, string>>;
  readonly facts: Facts;
};

/** Whoever else logs in on this device begins with an empty form. */
const keyOf = (jobId: number) => `bhava.application.${ownUserId() ?? 0}.${jobId}` as const;

export function readDraft(jobId: number): ApplicationDraft {
  const { letter, answers, facts } = (deviceStorage.read(keyOf(jobId)) ?? {}) as Partial<ApplicationDraft>;
  return { letter: typeof letter === 'string' ? letter : '', answers: textsOf(answers), facts: textsOf(facts) };
}

const textsOf = (kept: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(kept ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** Null: it was sent. */
export const keepDraft = (jobId: number, draft: ApplicationDraft | null): void => deviceStorage.write(keyOf(jobId), draft);

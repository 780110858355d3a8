import type { Accepted, GivenResponse, Sitting } from '#contract/assessments.ts';
import type { JsonStorage } from '#web/api/json-storage.ts';

/** The story that was begun last, as the server told of it, without its token: so that it opens again while there is no connection. */
type KeptStory = { readonly userId: number; readonly sitting: Sitting };

const KEY = 'bhava.story';

export const keepStory = (storage: JsonStorage, userId: number, { token: _token, ...sitting }: Sitting): void =>
  storage.write(KEY, sitting.finished ? null : { userId, sitting });

/** What is kept of a story, if it is this one and this person's. Without a token the first answer that is sent asks for a new one. */
export function keptStory(storage: JsonStorage, userId: number | undefined, test: string): Sitting | undefined {
  const kept = readKept(storage);
  return kept && kept.userId === userId && kept.sitting.test === test ? { ...kept.sitting, token: '' } : undefined;
}

/** An answer that the server has taken: the outbox forgets it, and the kept story goes on from there. */
export function noteAnswered(storage: JsonStorage, sittingId: number, { position, screen, answer }: GivenResponse, { finished }: Accepted) {
  const kept = readKept(storage);
  if (kept?.sitting.sittingId !== sittingId || typeof answer.option !== 'string') return;
  const before = kept.sitting.responses.filter((response) => response.position < position);
  const responses = [...before, { position, screen, option: answer.option }];
  storage.write(KEY, finished ? null : { ...kept, sitting: { ...kept.sitting, responses, answered: responses.length } });
}

const readKept = (storage: JsonStorage) => storage.read(KEY) as KeptStory | null;

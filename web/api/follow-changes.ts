import type { Changed } from '#contract/hiring/changes.ts';
import { ApiFailure, call } from './client.ts';
import { readStored } from './storage.ts';

type Hear = (what: readonly Changed[]) => void;

/** The server shows every 15 s that it is there. */
const SILENCE_MS = 40_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Where no stream is to be had, pages load again from time to time. */
const POLL_MS = 60_000;

/** Hears what changes in the organisation of whoever is logged in as an employer, and goes on where a lost connection ended. Gives what ends it. */
export function followChanges(hear: Hear): () => void {
  const over = new AbortController();
  void follow(hear, over.signal);
  return () => over.abort();
}

async function follow(hear: Hear, over: AbortSignal): Promise<void> {
  let lastId: string | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let isAgain = false;
  while (!over.aborted) {
    const began = performance.now();
    const end = await listen(lastId, over, {
      open: () => {
        if (isAgain && lastId === undefined) hear(['everything']); // nobody can say what was missed
        isAgain = true;
      },
      hear: (id, what) => {
        lastId = id ?? lastId;
        if (what.length > 0) hear(what);
      },
    });
    if (over.aborted) return;
    if (end === 'refused' && !(await renewLogin())) return;
    if (end === 'busy') hear(['everything']);
    pauseMs = performance.now() - began > SILENCE_MS ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    await pause(end === 'busy' ? POLL_MS : pauseMs, over);
  }
}

type Ears = { readonly open: () => void; readonly hear: (id: string | undefined, what: readonly Changed[]) => void };

/** Resolves when the stream has ended: `refused` without a valid login, `busy` where too many pages listen. */
async function listen(lastId: string | undefined, over: AbortSignal, ears: Ears): Promise<'lost' | 'refused' | 'busy'> {
  const silent = new AbortController();
  let watch: ReturnType<typeof setTimeout> | undefined;
  const stillThere = () => {
    clearTimeout(watch);
    watch = setTimeout(() => silent.abort(), SILENCE_MS);
  };
  stillThere();
  try {
    const response = await fetch('/api/hiring/changes', {
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${readStored('employerAccessToken') ?? ''}`,
        ...(lastId && { 'Last-Event-ID': lastId }),
      },
      cache: 'no-store',
      signal: AbortSignal.any([over, silent.signal]),
    });
    if (response.status === 401) return 'refused';
    if (response.status === 429) return 'busy';
    if (!response.ok || !response.body) return 'lost';
    ears.open();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let held = '';
    for (;;) {
      const { done, value = '' } = await reader.read();
      if (done) return 'lost';
      stillThere();
      const blocks = (held + value).split('\n\n');
      held = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readEvent(block);
        if (event) ears.hear(event.id, event.what);
      }
    }
  } catch {
    return 'lost';
  } finally {
    clearTimeout(watch);
    silent.abort(); // of what was refused, nobody reads why
  }
}

/** One event of a stream; undefined for a beat, and for what is not ours. */
export function readEvent(block: string): { id: string | undefined; what: readonly Changed[] } | undefined {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
  try {
    const { what } = JSON.parse(field('data') ?? 'null') as { what?: unknown };
    return Array.isArray(what) ? { id: field('id'), what: what as Changed[] } : undefined;
  } catch {
    return undefined;
  }
}

/** Any call renews a token that has run out. False when the login itself is over. */
async function renewLogin(): Promise<boolean> {
  try {
    await call('GET /api/employer/me', {}, { as: 'member' });
    return true;
  } catch (error) {
    return !(error instanceof ApiFailure && error.code === 'unauthenticated');
  }
}

const pause = (ms: number, over: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    over.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

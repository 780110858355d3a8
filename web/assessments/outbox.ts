import type { Accepted, GivenResponse } from '#contract/assessments.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { ApiFailure } from '#web/api/client.ts';
import type { JsonStorage } from '#web/api/json-storage.ts';

/**
 * Answers on their way to the server. Each is written to the device first. Then they are sent in order, one at a time, until the server
 * has acknowledged them: a lost connection, a reload or a closed laptop loses nothing. An answer that is sent twice counts once.
 */
export type Outbox = {
  /** Keeps the answer on the device and resolves when the server has it. Rejects only with Refused. One that is still held goes first. */
  give(response: GivenResponse): Promise<Accepted>;
  /** The same for an answer that may be taken back: it is on the device at once, so that a reload counts it, and goes when it is released. */
  hold(response: GivenResponse): Promise<Accepted>;
  /** Forgets the answer that is held; its promise never settles. False when it has gone already. */
  takeBack(): boolean;
  /** Sends the answer that is held. */
  release(): void;
  /** Sends what an earlier visit left behind. */
  flush(): Promise<void>;
  pending(): readonly GivenResponse[];
  state(): OutboxState;
  subscribe(listener: () => void): () => void;
  /** Sends nothing more, but the answer that is held is given one try: whoever leaves the page has not taken it back. */
  close(): void;
};
export type OutboxState = 'saved' | 'sending' | 'waiting' | 'refused';

/** Our server will not take the answer, however often it is sent. `failure` says why. */
export class Refused extends Error {
  readonly failure: ApiFailure;
  constructor(failure: ApiFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

type Needs = {
  sittingId: number;
  storage: JsonStorage;
  send(response: GivenResponse): Promise<Accepted>;
  /** Resolves after a time, or sooner when the connection is back. */
  waitForRetry(attempt: number): Promise<void>;
  /** Only one window of the browser sends at a time. */
  withLock(name: string, work: () => Promise<void>): Promise<void>;
};

export const outboxKey = (sittingId: number) => `bhava.outbox.${sittingId}` as const;

/** Whether this device holds answers of the sitting that the server has not acknowledged yet. */
export const owesAnswers = (sittingId: number | null, storage: JsonStorage): boolean =>
  sittingId !== null && storage.read(outboxKey(sittingId)) !== null;

/*
 * Only our own server can say that it will never take an answer. Every other failure may pass, whatever its status: a firewall's 403, the
 * login page of a hotel's network, an address that is missing while a new version is installed.
 */
const REFUSE_ANSWER: readonly ProblemCode[] = ['malformed', 'conflict', 'gone', 'unprocessable'];
/** These are about the token, not the answer. The answer is kept until the sitting is opened again, which brings a new token. */
const REFUSE_TOKEN: readonly ProblemCode[] = ['unauthenticated', 'forbidden'];
const isFinal = ({ code }: ApiFailure) => code !== undefined && [...REFUSE_ANSWER, ...REFUSE_TOKEN].includes(code);

/** A success from another program, such as the login page of a network, acknowledges nothing. */
function isAcknowledged(answer: unknown, { position }: GivenResponse): answer is Accepted {
  if (typeof answer !== 'object' || answer === null) return false;
  const { position: accepted, finished, valid, next } = answer as Partial<Accepted>;
  return accepted === position && typeof finished === 'boolean' && valid !== undefined && next !== undefined;
}

export function makeOutbox({ sittingId, storage, send, waitForRetry, withLock }: Needs): Outbox {
  const key = outboxKey(sittingId);
  const listeners = new Set<() => void>();
  const waiters = new Map<number, { resolve(accepted: Accepted): void; reject(error: unknown): void }>();
  let state: OutboxState = 'saved';
  let snapshot: readonly GivenResponse[] = readEntries();
  let running: Promise<void> | undefined;
  let isClosed = false;
  /** The position of the answer that may still be taken back. */
  let held: number | undefined;

  function readEntries(): readonly GivenResponse[] {
    const entries = storage.read(key);
    return Array.isArray(entries) ? entries : [];
  }

  function writeEntries(entries: readonly GivenResponse[]) {
    snapshot = entries; // where storage is full or forbidden, the answer still goes out from memory
    storage.write(key, entries.length === 0 ? null : entries);
  }

  function become(next: OutboxState) {
    state = next;
    for (const listener of listeners) listener();
  }

  /** What the device holds, together with what only this window's memory holds when storage is refused. */
  function entriesNow(): readonly GivenResponse[] {
    const stored = readEntries();
    const known = new Set(stored.map(({ position }) => position));
    return [...stored, ...snapshot.filter(({ position }) => !known.has(position) && waiters.has(position))].sort(
      (a, b) => a.position - b.position,
    );
  }

  async function deliverAll() {
    for (let attempt = 0; !isClosed; ) {
      const entry = entriesNow()[0];
      if (!entry) return become('saved');
      if (entry.position === held) return become('sending');
      if (attempt === 0) become('sending');
      try {
        const accepted: unknown = await send(entry);
        if (!isAcknowledged(accepted, entry)) throw new ApiFailure(0);
        attempt = 0;
        writeEntries(entriesNow().filter(({ position }) => position !== entry.position));
        waiters.get(entry.position)?.resolve(accepted);
        waiters.delete(entry.position);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (isFinal(error)) return refuse(error);
        become('waiting');
        await waitForRetry(attempt);
        attempt += 1;
      }
    }
  }

  function refuse(failure: ApiFailure) {
    // The server's record counts, and is read again: answers after a refused one were given to questions that may not have been asked.
    if (failure.code && REFUSE_ANSWER.includes(failure.code)) writeEntries([]);
    for (const { reject } of waiters.values()) reject(new Refused(failure));
    waiters.clear();
    held = undefined;
    become('refused');
  }

  function flush(): Promise<void> {
    running ??= withLock(key, deliverAll).finally(() => {
      running = undefined;
      // an answer given while the last round was ending
      if (!isClosed && state !== 'refused' && entriesNow().some(({ position }) => position !== held)) void flush();
    });
    return running;
  }

  function take(response: GivenResponse, isHeld: boolean): Promise<Accepted> {
    return new Promise((resolve, reject) => {
      waiters.set(response.position, { resolve, reject });
      held = isHeld ? response.position : undefined;
      writeEntries([...entriesNow().filter(({ position }) => position !== response.position), response]);
      // while the connection is lost, this answer waits too
      become(state === 'waiting' ? 'waiting' : 'sending');
      void flush();
    });
  }

  function release() {
    if (held === undefined) return;
    held = undefined;
    void flush();
  }

  /** Without waiting for a turn: the page goes. Where it does not arrive, the next visit sends it. */
  function sendHeld() {
    const [entry] = entriesNow();
    if (held === undefined || entry?.position !== held) return;
    send(entry).then(
      (accepted: unknown) => {
        if (isAcknowledged(accepted, entry)) writeEntries(readEntries().filter(({ position }) => position !== entry.position));
      },
      () => {},
    );
  }

  return {
    give: (response) => take(response, false),
    hold: (response) => take(response, true),
    takeBack() {
      if (held === undefined) return false;
      const taken = held;
      held = undefined;
      waiters.delete(taken);
      writeEntries(entriesNow().filter(({ position }) => position !== taken));
      become(state === 'waiting' ? 'waiting' : 'saved');
      void flush();
      return true;
    },
    release,
    flush,
    pending: () => snapshot,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      sendHeld();
      isClosed = true;
    },
  };
}

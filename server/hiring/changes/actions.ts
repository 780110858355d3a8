import { type Changed, changesMessages } from '#contract/hiring/changes.ts';
import type { OpenedDatabase } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import type { ServerEvent } from '#server/platform/serve.ts';
import type { Employers } from '../accounts/employers.ts';
import { findMemberToAdmit } from '../accounts/repository.ts';
import { CHANGE_CHANNEL } from '../repository.ts';
import type { Member } from '../rules.ts';
import { inScope } from '../scope.ts';
import { type Listeners, makeListeners } from './listeners.ts';
import { findMomentOf, findNumberBefore, readChangesAfter } from './repository.ts';
import { MAX_TRANSACTION_MS, makeSeen, type Seen } from './seen.ts';

type Needs = Pick<Employers, 'database' | 'now'>;
export type ChangeFeed = Needs & { readonly listeners: Listeners; readonly begin: () => void; readonly end: () => Promise<void> };

/** So often a stream shows that it lives, looks whether its login does, and reads what no call may have told it of. */
const BEAT_MS = 15_000;
/** While nothing is heard of the database's own calls. */
const POLL_MS = 2_000;

/** One ear for the process, however many pages are open. */
export function makeChangeFeed({ database, now, listen }: Needs & Pick<OpenedDatabase, 'listen'>): ChangeFeed {
  const listeners = makeListeners();
  let stop: (() => Promise<void>) | undefined;
  let poll: NodeJS.Timeout | undefined;
  const startPoll = () => {
    poll ??= setInterval(listeners.wakeAll, POLL_MS).unref();
  };
  const stopPoll = () => {
    clearInterval(poll);
    poll = undefined;
  };
  return {
    ...{ database, now, listeners },
    begin() {
      startPoll();
      stop = listen(CHANGE_CHANNEL, {
        hear: (orgId) => listeners.wake(Number(orgId)),
        onListening(isListening) {
          if (!isListening) return startPoll();
          stopPoll();
          listeners.wakeAll(); // for what was said meanwhile
        },
      });
    },
    async end() {
      stopPoll();
      await stop?.();
    },
  };
}

type Asked = {
  /** The last event that a reader has had. */
  readonly lastId: number | undefined;
  /** Otherwise what there is now is the whole answer. */
  readonly isStreaming: boolean;
  /** The reader has gone, or the program ends. */
  readonly signal: AbortSignal;
};
type Told = { readonly what: Changed[] };

export async function* followChanges(
  feed: ChangeFeed,
  visitor: Member & { readonly login: number },
  { lastId, isStreaming, signal }: Asked,
): AsyncGenerator<ServerEvent<Told>> {
  const { listeners, database, now } = feed;
  const bell = makeBell(signal);
  if (!listeners.join(visitor.orgId, visitor.id, bell.ring)) throw new Problem('too-many', changesMessages.tooMany, undefined, 60);
  try {
    const { seen, isTooLate } = await findBeginning(feed, visitor, lastId);
    yield isTooLate ? { data: { what: ['everything'] } } : 'beat';
    for (;;) {
      const fresh = await readFresh(feed, visitor, seen);
      if (fresh) yield fresh;
      if (!isStreaming) return;
      const isRung = await bell.wait(BEAT_MS);
      if (signal.aborted) return;
      if (!isRung) yield 'beat';
      if (!(await findMemberToAdmit(database, { accountId: visitor.accountId, login: visitor.login }, now()))) return;
    }
  } finally {
    listeners.leave(visitor.orgId, visitor.id, bell.ring);
  }
}

/** Whoever comes for the first time hears of the last seconds too, in which the page may have been loading. */
async function findBeginning({ database, now }: Needs, { orgId }: Member, lastId: number | undefined) {
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const known = lastId === undefined ? undefined : await findMomentOf(transaction, orgId, lastId);
    const moment = new Date((known ?? now()).getTime() - MAX_TRANSACTION_MS);
    const before = await findNumberBefore(transaction, orgId, moment);
    return { seen: makeSeen(before), isTooLate: lastId !== undefined && known === undefined };
  });
}

async function readFresh({ database }: Needs, member: Member, seen: Seen): Promise<ServerEvent<Told> | undefined> {
  const rows = await inScope(database, { organisation: member.orgId }, (transaction) =>
    readChangesAfter(transaction, member, seen.floor()),
  );
  const fresh = seen.take(rows, performance.now());
  if (fresh.length === 0) return undefined;
  return { id: Math.max(...rows.map(({ id }) => id)), data: { what: [...new Set(fresh.map(({ what }) => what as Changed))] } };
}

/** Rings that come while nobody waits are kept: one of them. */
function makeBell(signal: AbortSignal) {
  let isRung = false;
  let answer: (() => void) | undefined;
  const ring = () => {
    isRung = true;
    answer?.();
  };
  signal.addEventListener('abort', () => answer?.(), { once: true });
  return {
    ring,
    /** Whether it was rung, rather than the time over. */
    async wait(limitMs: number): Promise<boolean> {
      if (!isRung && !signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, limitMs).unref();
          answer = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      answer = undefined;
      const wasRung = isRung;
      isRung = false;
      return wasRung;
    },
  };
}

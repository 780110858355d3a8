import type { Kysely } from 'kysely';
import { catalogue } from '#content/catalogue.ts';
import { identityMessages } from '#contract/identity.ts';
import type { OwnData } from '#contract/own-data.ts';
import type { OwnMembership, SocietyHome } from '#contract/society/membership.ts';
import type { MembershipAnswer } from '#contract/society/membership-words.ts';
import { societyMessages as say } from '#contract/society/messages.ts';
import { listValidSittings } from '#server/assessments/repository.ts';
import { retakeFrom } from '#server/assessments/retakes.ts';
import type { Database, Tables } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { Problem } from '#server/platform/problem.ts';
import { hasConsent } from '#server/privacy/actions.ts';
import { findBirth } from '#server/privacy/repository.ts';
import { isMinor } from '#server/privacy/rules.ts';
import { findDigest } from '../digests/repository.ts';
import { readOwnTank } from '../own-tank/repository.ts';
import { findReviewer } from '../reviews/repository.ts';
import {
  addEvent,
  changeExclusion,
  changeMembership,
  countPresent,
  findEditor,
  findMembership,
  findNewestExclusion,
  findPresent,
  lockMembership,
  readEvents,
} from './repository.ts';
import { answersOpen, canBeJudged, GAMES, gamesLeftOut, stateAfter } from './rules.ts';

/** What the actions of the society work with. */
export type Society = {
  readonly database: Kysely<Tables>;
  readonly jobs: Jobs;
  readonly now: () => Date;
  readonly config: {
    readonly operators: readonly string[];
    readonly origin?: string | undefined;
    readonly mail: { readonly from: string };
  };
};

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** Where somebody stands: never a score, nor how near it was. */
export async function readOwnMembership({ database, now }: Pick<Society, 'database' | 'now'>, personId: number): Promise<OwnMembership> {
  const at = now();
  const [membership, editor, exclusion, birth, sittings, events] = await Promise.all([
    findMembership(database, personId),
    findEditor(database, personId),
    findNewestExclusion(database, personId),
    findBirth(database, personId),
    listValidSittings(database, personId),
    readEvents(database, personId),
  ]);
  const counted = new Set(sittings.map(({ test }) => test));
  const leftOut = gamesLeftOut(sittings);
  const isInvited = membership?.state === 'invited';
  return {
    state: membership?.state ?? null,
    isEditor: editor !== undefined,
    isAdult: birth !== undefined && !isMinor(birth, at),
    isLookedAt: await hasConsent(database, personId, 'society', at),
    gamesLeftOut: [...leftOut],
    canBeJudged: canBeJudged(leftOut),
    testsLeft: catalogue.filter(({ slug }) => !counted.has(slug)).length,
    replayUntil: isInvited ? iso(membership.replayUntil) : null,
    games: isInvited ? gamesToPlay(sittings, membership.invitedAt, at) : [],
    tryAgainFrom: membership?.state === 'waiting' ? iso(membership.tryAgainFrom) : null,
    isLapsed: membership?.state === 'waiting' && events.at(-1)?.kind === 'lapsed',
    answers: membership ? answersOpen(membership, at) : [],
    joinedAt: iso(membership?.joinedAt),
    exclusion:
      membership?.state === 'excluded' && exclusion
        ? {
            reason: exclusion.reason,
            at: exclusion.excludedAt.toISOString(),
            appealedAt: iso(exclusion.appealedAt),
            outcome: exclusion.outcome,
            outcomeReason: exclusion.outcomeReason,
          }
        : null,
  };
}

type Sittings = Awaited<ReturnType<typeof listValidSittings>>;

/** The six games, which of them have been played since the invitation, and from when the others can be. */
function gamesToPlay(sittings: Sittings, invitedAt: Date, now: Date): OwnMembership['games'] {
  return GAMES.map((game) => {
    const newest = sittings.find(({ test }) => test === game);
    const isPlayedAgain = newest !== undefined && newest.finishedAt > invitedAt;
    return { test: game, isPlayedAgain, opensAt: isPlayedAgain ? null : iso(retakeFrom(newest?.finishedAt, now)) };
  });
}

const kindOf: Record<MembershipAnswer, string> = { join: 'joined', decline: 'declined', leave: 'left', 'take-up': 'taken up' };

/** Joins, declines, leaves, or takes up what was declined. */
export async function answer(society: Society, personId: number, given: MembershipAnswer): Promise<OwnMembership> {
  const { database, now } = society;
  await database.transaction().execute(async (transaction) => {
    const at = now();
    const membership = await lockMembership(transaction, personId);
    const state = membership && stateAfter(given, membership, at);
    if (!state) throw new Problem('conflict', say.notNow);
    const ends = state === 'left' ? { endedAt: at } : {};
    await changeMembership(transaction, personId, { state, ...(state === 'member' ? { joinedAt: at, endedAt: null } : ends) });
    await addEvent(transaction, { personId, kind: kindOf[given], at });
  });
  return readOwnMembership(society, personId);
}

/** One appeal to each exclusion, in one's own words. */
export async function appeal(society: Society, personId: number, text: string): Promise<OwnMembership> {
  const { database, now } = society;
  await database.transaction().execute(async (transaction) => {
    const membership = await lockMembership(transaction, personId);
    const exclusion = await findNewestExclusion(transaction, personId);
    if (membership?.state !== 'excluded' || !exclusion || exclusion.appealedAt) throw new Problem('conflict', say.noAppeal);
    await changeExclusion(transaction, exclusion.id, { appeal: text, appealedAt: now() });
    await addEvent(transaction, { personId, kind: 'appealed', text, at: now() });
  });
  return readOwnMembership(society, personId);
}

export async function readHome(database: Database, personId: number): Promise<SocietyHome> {
  const [present, editor, members] = await Promise.all([
    findPresent(database, personId),
    findEditor(database, personId),
    countPresent(database),
  ]);
  if (!present) throw new Problem('unauthenticated', identityMessages.login.ended); // left between the door and here
  return { joinedAt: present.joinedAt.toISOString(), members, isEditor: editor !== undefined };
}

/** All that the society keeps of somebody's belonging to it. */
export async function readOwnSociety(database: Database, personId: number): Promise<OwnData['society']> {
  const [membership, editor, events, reviewer, thinkTank, digest] = await Promise.all([
    findMembership(database, personId),
    findEditor(database, personId),
    readEvents(database, personId),
    findReviewer(database, personId),
    readOwnTank(database, personId),
    findDigest(database, personId),
  ]);
  return {
    membership: membership
      ? {
          state: membership.state,
          invitedAt: membership.invitedAt.toISOString(),
          joinedAt: membership.joinedAt?.toISOString() ?? null,
        }
      : null,
    steps: events.map(({ kind, text, at }) => ({ kind, text, at: at.toISOString() })),
    editorSince: editor?.appointedAt.toISOString() ?? null,
    digest: digest ? { pace: digest.pace, chosenAt: digest.chosenAt.toISOString() } : null,
    reviewer: reviewer ? { fields: reviewer.fields, organisation: reviewer.organisation, isAvailable: reviewer.isAvailable } : null,
    thinkTank,
  };
}

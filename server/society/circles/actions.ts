import {
  CIRCLE_ASKS_A_DAY,
  CIRCLE_INVITATIONS_A_DAY,
  CIRCLES_PAGE_SIZE,
  MAX_HOSTED_CIRCLES,
  circleMessages as say,
} from '#contract/society/circle-words.ts';
import type { Circle, CircleList, CircleText, OwnCircles } from '#contract/society/circles.ts';
import { introductionMessages } from '#contract/society/introduction-words.ts';
import { memberPageMessages } from '#contract/society/member-page-messages.ts';
import type { Identity } from '#server/identity/identity.ts';
import { makeAttemptCounter } from '#server/platform/attempt-counter.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { DAY_S, daysAfter } from '#server/platform/time.ts';
import { endOfDay } from '../days.ts';
import { findShowsName, lockMember } from '../introductions/repository.ts';
import { findPage } from '../member-pages/repository.ts';
import { mustMayWrite } from '../pauses/actions.ts';
import { circleMailJob } from './mail-job.ts';
import * as repository from './repository.ts';
import { closingMoment, isFull, isGathering, openSince, refusalToAsk, refusalToInvite, standingOf } from './rules.ts';

export type Circles = Pick<Identity, 'database' | 'jobs' | 'now'>;
type Reading = Pick<Circles, 'database' | 'now'>;

const toListed = (row: repository.CircleRow, readerId: number) => ({
  ...{ circleId: row.id, title: row.title, question: row.question, members: row.members },
  ...{ isGathering: isGathering(row.members), isFull: isFull(row.seats), closesAt: row.closesAt.toISOString() },
  standing: standingOf({ ...row, isHost: row.hostId === readerId }),
});

export async function readCircles({ database, now }: Reading, personId: number, after: number | undefined): Promise<CircleList> {
  const rows = await repository.listCircles(database, personId, { openSince: openSince(now()), after, size: CIRCLES_PAGE_SIZE });
  const page = rows.slice(0, CIRCLES_PAGE_SIZE);
  return { circles: page.map((row) => toListed(row, personId)), next: rows.length > page.length ? page.at(-1)!.id : null };
}

export async function readOwnCircles({ database, now }: Reading, personId: number): Promise<OwnCircles> {
  const since = openSince(now());
  const [own, invitations] = await Promise.all([
    repository.listOwn(database, personId, since),
    repository.listInvitations(database, personId, since),
  ]);
  return {
    circles: own.map((row) => ({
      ...{ ...toListed(row, personId), isClosed: row.closedAt !== null, hasNew: row.hasNew },
      lastAt: row.lastAt.toISOString(),
    })),
    invitations: invitations.map((row) => toListed(row, personId)),
  };
}

/** A circle as somebody may see it: its people are shown to those who are in it, the wishes to join to its host. */
export async function readCircle({ database, now }: Reading, personId: number, circleId: number): Promise<Circle> {
  const row = await findOpenTo(database, personId, circleId, now());
  const isHost = row.isIn && row.hostId === personId;
  const [people, requests] = await Promise.all([
    row.isIn ? repository.listPeople(database, circleId, personId) : [],
    isHost ? repository.listRequests(database, circleId, personId, openSince(now())) : [],
  ]);
  return {
    ...{ ...toListed(row, personId), charter: row.charter, isClosed: row.closedAt !== null },
    people: people.map(({ personId: id, ...person }) => ({ ...person, isHost: id === row.hostId, isYou: id === personId })),
    requests: requests.map(({ id, memberId, name, reason, at }) => ({ requestId: id, memberId, name, reason, askedAt: at.toISOString() })),
  };
}

async function findOpenTo(database: Database, personId: number, circleId: number, at: Date): Promise<repository.CircleRow> {
  const row = await repository.findCircle(database, personId, circleId, openSince(at));
  if (!row) throw new Problem('not-found', say.notThere);
  return row;
}

/** A circle that somebody is in; for everybody else it is not there. */
export async function findOwnCircle(database: Database, personId: number, circleId: number, at: Date): Promise<repository.CircleRow> {
  const row = await findOpenTo(database, personId, circleId, at);
  if (!row.isIn) throw new Problem('not-found', say.notThere);
  return row;
}

/** The same, held until the transaction ends, and open for what is new. */
export async function holdOwnCircle(transaction: Database, personId: number, circleId: number, at: Date): Promise<repository.CircleRow> {
  await repository.holdCircle(transaction, circleId);
  const row = await findOwnCircle(transaction, personId, circleId, at);
  if (row.closedAt) throw new Problem('conflict', say.closed);
  return row;
}

async function holdHosted(transaction: Database, personId: number, circleId: number, at: Date): Promise<repository.CircleRow> {
  const row = await holdOwnCircle(transaction, personId, circleId, at);
  if (row.hostId !== personId) throw new Problem('forbidden', say.hostOnly);
  return row;
}

async function mustShowName(database: Database, personId: number): Promise<void> {
  if (!(await findShowsName(database, personId))) throw new Problem('conflict', introductionMessages.showFirst);
}

const wrongDay = () => new Problem('unprocessable', say.closesOn, { closesOn: say.closesOn });

export async function begin(circles: Circles, personId: number, { closesOn, ...text }: CircleText): Promise<Circle> {
  const at = circles.now();
  const closesAt = closingMoment(closesOn, at);
  if (!closesAt) throw wrongDay();
  const circleId = await circles.database.transaction().execute(async (transaction) => {
    await lockMember(transaction, personId);
    await mustMayWrite(transaction, personId, at);
    await mustShowName(transaction, personId);
    if ((await repository.countHosted(transaction, personId)) >= MAX_HOSTED_CIRCLES) throw new Problem('conflict', say.tooManyHosted);
    const id = await repository.insertCircle(transaction, { ...text, closesAt, begunAt: at, lastAt: at });
    await repository.insertMember(transaction, id, personId, at, true);
    return id;
  });
  return readCircle(circles, personId, circleId);
}

export async function change(circles: Circles, personId: number, circleId: number, { closesOn, ...text }: CircleText): Promise<Circle> {
  const at = circles.now();
  await circles.database.transaction().execute(async (transaction) => {
    const circle = await holdHosted(transaction, personId, circleId, at);
    await mustMayWrite(transaction, personId, at);
    const isSameDay = circle.closesAt.getTime() === endOfDay(closesOn).getTime();
    const closesAt = isSameDay ? circle.closesAt : closingMoment(closesOn, at);
    if (!closesAt) throw wrongDay();
    await repository.updateCircle(transaction, circleId, { ...text, closesAt });
  });
  return readCircle(circles, personId, circleId);
}

export async function ask(circles: Circles, personId: number, circleId: number, reason: string): Promise<Circle> {
  const at = circles.now();
  await circles.jobs.transaction(async (transaction, add) => {
    await lockMember(transaction, personId);
    await repository.holdCircle(transaction, circleId);
    const circle = await findOpenTo(transaction, personId, circleId, at);
    if (circle.isIn) throw new Problem('conflict', say.alreadyIn);
    await mustMayWrite(transaction, personId, at);
    await mustShowName(transaction, personId);
    if (isFull(circle.seats)) throw new Problem('conflict', say.full);
    const refusal = refusalToAsk(await repository.listWishes(transaction, circleId, personId), at);
    if (refusal) throw new Problem('conflict', refusal);
    if ((await repository.countAsked(transaction, personId, daysAfter(at, -1))) >= CIRCLE_ASKS_A_DAY)
      throw new Problem('too-many', say.tooManyAsks);
    await repository.insertWish(transaction, { circleId, personId, kind: 'asked', reason, at });
    if (circle.hostId !== null) await add(circleMailJob, { kind: 'asked', personId: circle.hostId, circleId });
  });
  return readCircle(circles, personId, circleId);
}

export async function answerRequest(
  circles: Circles,
  hostId: number,
  circleId: number,
  { requestId, isYes }: { readonly requestId: number; readonly isYes: boolean },
): Promise<Circle> {
  const at = circles.now();
  await circles.jobs.transaction(async (transaction, add) => {
    const circle = await holdHosted(transaction, hostId, circleId, at);
    const wish = (await repository.listRequests(transaction, circleId, hostId, openSince(at))).find(({ id }) => id === requestId);
    if (!wish) throw new Problem('not-found', say.noRequest);
    if (isYes) await join(transaction, circle, wish.personId, at);
    await repository.answerWish(transaction, requestId, isYes);
    if (isYes) await add(circleMailJob, { kind: 'accepted', personId: wish.personId, circleId });
  });
  return readCircle(circles, hostId, circleId);
}

/** The last seat is taken once: the circle is held. */
async function join(transaction: Database, { id, seats }: repository.CircleRow, personId: number, at: Date): Promise<void> {
  if (isFull(seats)) throw new Problem('conflict', say.full);
  await repository.insertMember(transaction, id, personId, at);
}

export async function invite(circles: Circles, hostId: number, circleId: number, memberId: number): Promise<Circle> {
  const at = circles.now();
  await circles.jobs.transaction(async (transaction, add) => {
    const circle = await holdHosted(transaction, hostId, circleId, at);
    await mustMayWrite(transaction, hostId, at);
    const page = await findPage(transaction, hostId, memberId);
    if (!page) throw new Problem('not-found', memberPageMessages.notThere);
    const { personId } = page;
    const people = await repository.listPeople(transaction, circleId, hostId);
    if (people.some((person) => person.personId === personId)) throw new Problem('conflict', say.alreadyIn);
    if (isFull(circle.seats)) throw new Problem('conflict', say.full);
    const refusal = refusalToInvite(await repository.listWishes(transaction, circleId, personId), at);
    if (refusal) throw new Problem('conflict', refusal);
    // counted by host, and apart from the circle: with its last member a circle goes, and takes its invitations along
    const { count } = await makeAttemptCounter(transaction, circles.now).count({
      name: 'circle-invitations',
      subject: String(hostId),
      seconds: DAY_S,
    });
    if (count > CIRCLE_INVITATIONS_A_DAY) throw new Problem('too-many', say.tooManyInvitations);
    await repository.insertWish(transaction, { circleId, personId, kind: 'invited', reason: '', at });
    await add(circleMailJob, { kind: 'invited', personId, circleId });
  });
  return readCircle(circles, hostId, circleId);
}

export async function answerInvitation(circles: Circles, personId: number, circleId: number, isYes: boolean) {
  const at = circles.now();
  await circles.database.transaction().execute(async (transaction) => {
    await repository.holdCircle(transaction, circleId);
    const circle = await findOpenTo(transaction, personId, circleId, at);
    const wishes = await repository.listWishes(transaction, circleId, personId);
    const invitation = wishes.find((wish) => wish.kind === 'invited' && wish.state === 'open' && wish.at > openSince(at));
    if (!invitation || circle.isIn) throw new Problem('not-found', say.noInvitation);
    if (isYes) {
      await mustShowName(transaction, personId);
      await join(transaction, circle, personId, at);
    }
    await repository.answerWish(transaction, invitation.id, isYes);
  });
  return { circleId, isIn: isYes };
}

export async function leave(circles: Circles, personId: number, circleId: number) {
  await circles.database.transaction().execute(async (transaction) => {
    await repository.holdCircle(transaction, circleId);
    await findOwnCircle(transaction, personId, circleId, circles.now());
    await repository.deleteMember(transaction, circleId, personId);
  });
  return { circleId, isIn: false };
}

export async function handOver(circles: Circles, hostId: number, circleId: number, memberId: number): Promise<Circle> {
  await circles.database.transaction().execute(async (transaction) => {
    await holdHosted(transaction, hostId, circleId, circles.now());
    const people = await repository.listPeople(transaction, circleId, hostId);
    const next = people.find((person) => person.memberId === memberId);
    if (!next) throw new Problem('not-found', say.noSuchMember);
    if ((await repository.countHosted(transaction, next.personId)) >= MAX_HOSTED_CIRCLES) throw new Problem('conflict', say.theyHostMany);
    await repository.moveHost(transaction, circleId, next.personId);
  });
  return readCircle(circles, hostId, circleId);
}

import {
  MAX_COMING_MEETINGS,
  MEETING_CHANGES_A_DAY,
  PAST_MEETINGS_SHOWN,
  meetingMessages as say,
} from '#contract/society/circle-meeting-words.ts';
import type { CircleMeetings, MeetingText } from '#contract/society/circle-meetings.ts';
import { makeAttemptCounter } from '#server/platform/attempt-counter.ts';
import type { Database } from '#server/platform/database.ts';
import type { Add } from '#server/platform/job.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { DAY_S } from '#server/platform/time.ts';
import { type Circles, findOwnCircle, holdOwnCircle } from '../circles/actions.ts';
import { type CircleRow, updateCircle } from '../circles/repository.ts';
import { mustMayWrite } from '../pauses/actions.ts';
import { meetingMailJob } from './mail-job.ts';
import * as repository from './repository.ts';
import { isComing, isOver, mayBegin, newsFor } from './rules.ts';

/** Cancelled ones are shown until their time has come, and there can be several for each that takes place. */
const COMING_SHOWN = 3 * MAX_COMING_MEETINGS;

export async function readMeetings(
  { database, now }: Pick<Circles, 'database' | 'now'>,
  personId: number,
  circleId: number,
): Promise<CircleMeetings> {
  const at = now();
  const circle = await findOwnCircle(database, personId, circleId, at);
  const rows = [
    ...(await repository.listComing(database, circleId, personId, at, COMING_SHOWN)),
    ...(await repository.listPast(database, circleId, personId, at, PAST_MEETINGS_SHOWN)),
  ];
  const ids = rows.map(({ id }) => id);
  const answers = Map.groupBy(await repository.listAnswers(database, circleId, ids, personId), ({ meetingId }) => meetingId);
  return {
    meetings: rows.map((row) => {
      const { id, title, about, place, startsAt, minutes, timeZone, cancelledAt, proposerId, memberId, name, answer } = row;
      const mayAnswer = isComing(row, at) && circle.closedAt === null;
      return {
        ...{ meetingId: id, title, about, place, startsAt: startsAt.toISOString(), minutes, timeZone },
        proposer: { memberId, name: name ?? '', isYou: proposerId === personId },
        ...{ isCancelled: cancelledAt !== null, isOver: isOver(row, at), mayAnswer },
        mayChange: mayAnswer && mayChange(circle, row, personId),
        yours: answer ?? 'waiting',
        answers: (answers.get(id) ?? []).map((given) => ({
          ...{ memberId: given.memberId, name: given.name, isYou: given.personId === personId, isYes: given.answer === 'yes' },
        })),
      };
    }),
  };
}

const mayChange = ({ hostId }: CircleRow, { proposerId }: { readonly proposerId: number }, personId: number): boolean =>
  hostId === personId || proposerId === personId;

/** Mails to all who do not know yet what they are to know of a meeting, whatever has changed: the meeting, the circle or they. */
export async function tellOf(transaction: Database, add: Add, meetingId: number): Promise<void> {
  await repository.holdMeeting(transaction, meetingId);
  for (const { personId, ...standing } of await repository.listStandings(transaction, { meetingId })) {
    const news = newsFor(standing);
    if (!news) continue;
    await repository.keepNews(transaction, meetingId, personId, news);
    await add(meetingMailJob, { meetingId, personId }, { key: `${meetingId} ${personId}` });
  }
}

type Where = { readonly circleId: number; readonly meetingId: number };

const whenWrong = (message: string) => new Problem('unprocessable', message, { startsAt: message });

export function makeMeetings(circles: Circles) {
  const { database, jobs, now } = circles;
  const counter = makeAttemptCounter(database, now);
  const mayAct = async (personId: number, circleId: number, { startsAt }: MeetingText): Promise<Date> => {
    const circle = await findOwnCircle(database, personId, circleId, now());
    await mustMayWrite(database, personId, now());
    const moment = new Date(startsAt);
    if (!mayBegin(moment, now())) throw whenWrong(say.time);
    if (moment > circle.closesAt) throw whenWrong(say.afterClosing);
    const { count } = await counter.count({ name: 'circle-meetings', subject: String(personId), seconds: DAY_S });
    if (count > MEETING_CHANGES_A_DAY) throw new Problem('too-many', say.tooMany);
    return moment;
  };
  const hold = async (transaction: Database, personId: number, { circleId, meetingId }: Where) => {
    const circle = await holdOwnCircle(transaction, personId, circleId, now());
    const meeting = await repository.findMeeting(transaction, circleId, personId, meetingId);
    if (!meeting) throw new Problem('not-found', say.noMeeting);
    return { circle, meeting };
  };
  const mustBeComing = (meeting: repository.MeetingRow) => {
    if (!isComing(meeting, now())) throw new Problem('conflict', say.over);
  };
  const holdToChange = async (transaction: Database, personId: number, where: Where) => {
    const { circle, meeting } = await hold(transaction, personId, where);
    allow(mayChange(circle, meeting, personId), say.notYours);
    mustBeComing(meeting);
    return meeting;
  };
  return {
    async propose(personId: number, circleId: number, text: MeetingText): Promise<CircleMeetings> {
      const startsAt = await mayAct(personId, circleId, text);
      const { title, about, place, minutes, timeZone } = text;
      await jobs.transaction(async (transaction, add) => {
        const at = now();
        await holdOwnCircle(transaction, personId, circleId, at);
        if ((await repository.countComing(transaction, circleId, at)) >= MAX_COMING_MEETINGS)
          throw new Problem('conflict', say.tooManyComing);
        const words = { title, about, place, proposerId: personId };
        const meetingId = await repository.insertMeeting(transaction, { circleId, startsAt, minutes, timeZone }, words);
        await repository.keepAnswer(transaction, meetingId, personId, { answer: 'yes', answeredAt: at });
        await updateCircle(transaction, circleId, { lastAt: at });
        await tellOf(transaction, add, meetingId);
      });
      return readMeetings(circles, personId, circleId);
    },
    async change(personId: number, where: Where, text: MeetingText): Promise<CircleMeetings> {
      const { circleId, meetingId } = where;
      const startsAt = await mayAct(personId, circleId, text);
      const { title, about, place, minutes, timeZone } = text;
      await jobs.transaction(async (transaction, add) => {
        const at = now();
        const before = await holdToChange(transaction, personId, where);
        await repository.updateMeeting(transaction, meetingId, { startsAt, minutes, timeZone });
        await repository.updateText(transaction, meetingId, { title, about, place });
        if (before.startsAt.getTime() !== startsAt.getTime()) {
          await repository.forgetAnswers(transaction, meetingId);
          await repository.keepAnswer(transaction, meetingId, personId, { answer: 'yes', answeredAt: at });
        }
        await updateCircle(transaction, circleId, { lastAt: at });
        await tellOf(transaction, add, meetingId);
      });
      return readMeetings(circles, personId, circleId);
    },
    async cancel(personId: number, where: Where): Promise<CircleMeetings> {
      await jobs.transaction(async (transaction, add) => {
        await holdToChange(transaction, personId, where);
        await repository.updateMeeting(transaction, where.meetingId, { cancelledAt: now() });
        await tellOf(transaction, add, where.meetingId);
      });
      return readMeetings(circles, personId, where.circleId);
    },
    async answer(personId: number, where: Where, isYes: boolean): Promise<CircleMeetings> {
      await database.transaction().execute(async (transaction) => {
        const { meeting } = await hold(transaction, personId, where);
        mustBeComing(meeting);
        await repository.keepAnswer(transaction, where.meetingId, personId, { answer: isYes ? 'yes' : 'no', answeredAt: now() });
      });
      return readMeetings(circles, personId, where.circleId);
    },
  };
}

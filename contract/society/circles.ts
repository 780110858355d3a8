import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import { CIRCLE_STANDINGS, MAX_CHARTER_LENGTH, MAX_QUESTION_LENGTH, MAX_TITLE_LENGTH, circleMessages as say } from './circle-words.ts';
import { holdsContactDetails } from './contact-details.ts';
import { introductionMessages, MAX_REASON_LENGTH, MIN_REASON_LENGTH } from './introduction-words.ts';
import { memberPageMessages } from './member-page-messages.ts';
import { MemberId, publicText } from './member-pages.ts';

const When = z.iso.datetime();
export const ofCircles = { tag: 'Society', access: 'society-member' } as const;
export const circleProblems = ['malformed', 'unauthenticated', 'consent-first', 'forbidden'] as const;
/** For the subject of a mail. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
export const CircleId = IdIn(say.notThere).meta({ description: 'A circle.', example: 1 });
export const CirclePath = z.object({ circleId: CircleId });

const Listed = z.object({
  circleId: z.int(),
  title: z.string(),
  question: z.string(),
  members: z.int().meta({ description: 'How many there are, for this reader.' }),
  isGathering: z.boolean().meta({ description: 'Fewer than three so far.' }),
  isFull: z.boolean(),
  closesAt: When,
  standing: z.enum(CIRCLE_STANDINGS),
});
export const CircleList = z.object({ circles: z.array(Listed), next: z.int().nullable() });
export type CircleList = z.infer<typeof CircleList>;

const Own = Listed.extend({ isClosed: z.boolean(), hasNew: z.boolean(), lastAt: When });
export const OwnCircles = z.object({
  circles: z.array(Own).meta({ description: 'Yours, those with the newest posts first.' }),
  invitations: z.array(Listed).meta({ description: 'Those that wait for your answer.' }),
});
export type OwnCircles = z.infer<typeof OwnCircles>;

const Member = z.object({
  memberId: z.int(),
  name: z.string().meta({ description: 'Empty where they show no name any more.' }),
  isHost: z.boolean(),
  isYou: z.boolean(),
});
const Request = z.object({ requestId: z.int(), memberId: z.int(), name: z.string(), reason: z.string(), askedAt: When });

export const Circle = Listed.extend({
  charter: z.string(),
  isClosed: z.boolean(),
  people: z.array(Member).meta({ description: 'Those who are in it, the longest first; for the members of the circle alone.' }),
  requests: z.array(Request).meta({ description: 'Who would like to join; for the host alone.' }),
});
export type Circle = z.infer<typeof Circle>;

const CircleText = z.object({
  title: publicText(MAX_TITLE_LENGTH, say.titleLong).min(1, { error: say.titleMissing }).overwrite(inOneLine),
  question: publicText(MAX_QUESTION_LENGTH, say.questionLong).min(1, { error: say.questionMissing }),
  charter: publicText(MAX_CHARTER_LENGTH, say.charterLong),
  closesOn: z.iso.date({ error: say.closesOn }).meta({ description: 'Its last day, by the calendar of India.', example: '2027-03-31' }),
});
export type CircleText = z.infer<typeof CircleText>;

const Reason = z
  .string()
  .trim()
  .min(MIN_REASON_LENGTH, { error: introductionMessages.reasonShort })
  .max(MAX_REASON_LENGTH, { error: introductionMessages.reasonLong })
  .refine((text) => !holdsContactDetails(text), { error: memberPageMessages.contact });

export const listCircles = endpoint({
  ...ofCircles,
  method: 'GET',
  path: '/api/society/circles',
  summary: 'Circles that are open, the newest first.',
  query: z.object({ after: CircleId.optional().meta({ description: 'What `next` of the page before said.' }) }),
  ok: CircleList,
  problems: circleProblems,
});

export const listOwnCircles = endpoint({
  ...ofCircles,
  method: 'GET',
  path: '/api/society/own-circles',
  summary: 'The circles that you are in, and those to which you are invited.',
  ok: OwnCircles,
  problems: circleProblems,
});

export const beginCircle = endpoint({
  ...ofCircles,
  method: 'POST',
  path: '/api/society/circles',
  summary: 'Begin a circle. You are its host.',
  body: CircleText,
  ok: Circle,
  problems: [...circleProblems, 'conflict', 'unprocessable'],
});

export const readCircle = endpoint({
  ...ofCircles,
  method: 'GET',
  path: '/api/society/circles/{circleId}',
  summary: 'What a circle is about, and for its members who is in it.',
  params: CirclePath,
  ok: Circle,
  problems: [...circleProblems, 'not-found'],
  missing: 'not-found',
});

const changing = {
  ...ofCircles,
  params: CirclePath,
  ok: Circle,
  problems: [...circleProblems, 'not-found', 'conflict'],
  missing: 'not-found',
} as const;

export const changeCircle = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/society/circles/{circleId}',
  summary: 'Change what a circle says of itself, and when it closes. Its host can.',
  body: CircleText,
  problems: [...changing.problems, 'unprocessable'],
});

export const askToJoin = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/society/circles/{circleId}/requests',
  summary: 'Ask whether you may join a circle.',
  body: z.object({ reason: Reason }),
  problems: [...changing.problems, 'too-many'],
});

export const answerRequest = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/society/circles/{circleId}/requests/{requestId}/answer',
  summary: 'Say yes or no to somebody who would like to join. The host can.',
  params: CirclePath.extend({ requestId: IdIn(say.noRequest).meta({ description: 'One that waits.', example: 1 }) }),
  body: z.object({ isYes: z.boolean() }),
});

export const inviteToCircle = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/society/circles/{circleId}/invitations/{memberId}',
  summary: 'Invite a member to a circle. The host can.',
  params: CirclePath.extend({ memberId: MemberId }),
  problems: [...changing.problems, 'too-many'],
});

export const CircleDone = z.object({ circleId: z.int(), isIn: z.boolean() });

export const answerCircleInvitation = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/society/circles/{circleId}/invitation/answer',
  summary: 'Say yes or no to an invitation to a circle.',
  body: z.object({ isYes: z.boolean() }),
  ok: CircleDone,
});

export const leaveCircle = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/society/circles/{circleId}/leave',
  summary: 'Leave a circle. The place of a host passes to whoever has been in longest; with the last member the circle goes.',
  ok: CircleDone,
});

export const handOverCircle = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/society/circles/{circleId}/host',
  summary: 'Hand the place of the host over to another member of the circle.',
  body: z.object({ memberId: MemberId }),
});

export const circleEndpoints = [
  ...[listCircles, listOwnCircles, beginCircle, readCircle, changeCircle, askToJoin, answerRequest, inviteToCircle],
  ...[answerCircleInvitation, leaveCircle, handOverCircle],
] as const;

import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import { TimeZone } from '../time-zone.ts';
import { Author } from './circle-board.ts';
import {
  MAX_MEETING_ABOUT_LENGTH,
  MAX_MEETING_MINUTES,
  MAX_MEETING_TITLE_LENGTH,
  MAX_PLACE_LENGTH,
  MEETING_ANSWERS,
  MIN_MEETING_MINUTES,
  meetingMessages as say,
} from './circle-meeting-words.ts';
import { CirclePath, circleProblems, inOneLine, ofCircles } from './circles.ts';

const When = z.iso.datetime();

const Meeting = z.object({
  meetingId: z.int(),
  title: z.string(),
  about: z.string(),
  place: z.string().meta({ description: 'Where it is, or the link that leads there.' }),
  startsAt: When,
  minutes: z.int(),
  timeZone: z.string().meta({ description: 'The clock by which it was proposed.' }),
  proposer: Author,
  isCancelled: z.boolean(),
  isOver: z.boolean(),
  mayAnswer: z.boolean().meta({ description: 'It is to come, and was not cancelled.' }),
  mayChange: z.boolean().meta({ description: 'The same, and you proposed it or host the circle.' }),
  yours: z.enum(MEETING_ANSWERS),
  answers: z
    .array(z.object({ memberId: z.int(), name: z.string(), isYou: z.boolean(), isYes: z.boolean() }))
    .meta({ description: 'Of those who are in the circle and have answered, as you see them.' }),
});
export const CircleMeetings = z.object({
  meetings: z.array(Meeting).meta({ description: 'Those to come, the next one first; then those that are over, the last one first.' }),
});
export type CircleMeetings = z.infer<typeof CircleMeetings>;
export type Meeting = CircleMeetings['meetings'][number];

const MeetingText = z.object({
  title: z.string().trim().min(1, { error: say.titleMissing }).max(MAX_MEETING_TITLE_LENGTH, { error: say.titleLong }).overwrite(inOneLine),
  about: z.string().trim().max(MAX_MEETING_ABOUT_LENGTH, { error: say.aboutLong }),
  place: z.string().trim().min(1, { error: say.placeMissing }).max(MAX_PLACE_LENGTH, { error: say.placeLong }).overwrite(inOneLine),
  startsAt: z.iso.datetime({ error: say.time }).meta({ example: '2027-01-10T13:30:00Z' }),
  minutes: z.int({ error: say.minutes }).min(MIN_MEETING_MINUTES, { error: say.minutes }).max(MAX_MEETING_MINUTES, { error: say.minutes }),
  timeZone: TimeZone(say.timeZone),
});
export type MeetingText = z.infer<typeof MeetingText>;

const MeetingPath = CirclePath.extend({ meetingId: IdIn(say.noMeeting).meta({ description: 'A meeting of this circle.', example: 1 }) });
const ofMeetings = { ...ofCircles, ok: CircleMeetings, missing: 'not-found' } as const;
const changing = [...circleProblems, 'not-found', 'conflict'] as const;

export const listMeetings = endpoint({
  ...ofMeetings,
  method: 'GET',
  path: '/api/society/circles/{circleId}/meetings',
  summary: 'When a circle meets, and who comes.',
  params: CirclePath,
  problems: [...circleProblems, 'not-found'],
});

export const proposeMeeting = endpoint({
  ...ofMeetings,
  method: 'POST',
  path: '/api/society/circles/{circleId}/meetings',
  summary: 'Propose a meeting. Every member gets an invitation that their calendar can take.',
  params: CirclePath,
  body: MeetingText,
  problems: [...changing, 'unprocessable', 'too-many'],
});

export const changeMeeting = endpoint({
  ...ofMeetings,
  method: 'PUT',
  path: '/api/society/circles/{circleId}/meetings/{meetingId}',
  summary: 'Change a meeting that you proposed, or as the host. All are invited anew; at another time they answer anew.',
  params: MeetingPath,
  body: MeetingText,
  problems: [...changing, 'unprocessable', 'too-many'],
});

export const cancelMeeting = endpoint({
  ...ofMeetings,
  method: 'POST',
  path: '/api/society/circles/{circleId}/meetings/{meetingId}/cancel',
  summary: 'Cancel a meeting that you proposed, or as the host. It leaves the calendars of all.',
  params: MeetingPath,
  problems: changing,
});

export const answerMeeting = endpoint({
  ...ofMeetings,
  method: 'PUT',
  path: '/api/society/circles/{circleId}/meetings/{meetingId}/answer',
  summary: 'Say whether you come.',
  params: MeetingPath,
  body: z.object({ isYes: z.boolean() }),
  problems: changing,
});

export const circleMeetingEndpoints = [listMeetings, proposeMeeting, changeMeeting, cancelMeeting, answerMeeting] as const;

import { z } from 'zod';
import { endpoint, LanguageCode } from './endpoint.ts';
import { DEFAULT_LANGUAGE } from './language.ts';
import { GRIEVANCE_ABOUTS, MAX_GRIEVANCE_LENGTH, MIN_GRIEVANCE_LENGTH } from './privacy-words.ts';

export const grievanceMessages = {
  name: 'Please enter your name.',
  email: 'Please enter an email to which we can answer.',
  about: 'Please choose what it is about.',
  short: `Please tell us a little more: at least ${MIN_GRIEVANCE_LENGTH} letters.`,
  long: `This is too long. ${MAX_GRIEVANCE_LENGTH} letters are the most that we can take.`,
  answer: 'Please write an answer.',
  numberMalformed: 'The number of a grievance looks like G-1001.',
  tooMany: 'We have got several of these from you today. We answer all of them; please send another one tomorrow.',
} as const;

const When = z.iso.datetime();
const tag = 'Privacy';

export const Grievance = z.object({
  number: z.string().meta({ example: 'G-1001' }),
  about: z.enum(GRIEVANCE_ABOUTS),
  text: z.string(),
  receivedAt: When,
  dueAt: When.meta({ description: 'By when it is answered: seven working days, Monday to Friday.' }),
  answeredAt: When.nullable(),
  answer: z.string().nullable(),
});
export type Grievance = z.infer<typeof Grievance>;
const Received = z.object({ number: z.string(), dueAt: When });

const Complaint = z.object({
  about: z.enum(GRIEVANCE_ABOUTS, { error: grievanceMessages.about }),
  text: z
    .string({ error: grievanceMessages.short })
    .trim()
    .min(MIN_GRIEVANCE_LENGTH, { error: grievanceMessages.short })
    .max(MAX_GRIEVANCE_LENGTH, { error: grievanceMessages.long }),
  language: LanguageCode.default(DEFAULT_LANGUAGE),
});

export const readOfficer = endpoint({
  method: 'GET',
  path: '/api/grievance-officer',
  summary: 'Who answers for personal data here, and how to reach them.',
  tag,
  access: 'anyone',
  ok: z.object({ name: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() }),
  problems: [],
});

export const complain = endpoint({
  method: 'POST',
  path: '/api/grievances',
  summary: 'A complaint or a request about personal data, with or without an account. The number comes by mail too.',
  tag,
  access: 'anyone',
  status: 201,
  body: Complaint.extend({
    name: z
      .string({ error: grievanceMessages.name })
      .trim()
      .min(2, { error: grievanceMessages.name })
      .max(80, { error: grievanceMessages.name }),
    email: z
      .string({ error: grievanceMessages.email })
      .trim()
      .regex(z.regexes.email, { error: grievanceMessages.email })
      .max(120, { error: grievanceMessages.email }),
    website: z.string().max(200).optional().meta({ description: 'Left empty: only a program that fills in every field writes here.' }),
  }),
  ok: Received,
  problems: ['malformed', 'too-many'],
});

export const complainAsPerson = endpoint({
  method: 'POST',
  path: '/api/my-grievances',
  summary: 'The same for whoever is logged in: it stands on their page with its state.',
  tag,
  access: 'person',
  status: 201,
  body: Complaint,
  ok: Received,
  problems: ['malformed', 'unauthenticated', 'too-many'],
});

export const readGrievances = endpoint({
  method: 'GET',
  path: '/api/my-grievances',
  summary: 'Your complaints and requests, the newest first.',
  tag,
  access: 'person',
  ok: z.object({ grievances: z.array(Grievance) }),
  problems: ['unauthenticated'],
});

const GrievanceNumber = z
  .string({ error: grievanceMessages.numberMalformed })
  .regex(/^G-\d{1,9}$/, { error: grievanceMessages.numberMalformed })
  .meta({ example: 'G-1001' });

/** The same as whoever answers sees it. */
const ReceivedGrievance = Grievance.extend({
  name: z.string(),
  email: z.string(),
  personId: z.int().nullable().meta({ description: 'Null for somebody without an account.' }),
});
export type ReceivedGrievance = z.infer<typeof ReceivedGrievance>;

export const listReceived = endpoint({
  method: 'GET',
  path: '/api/operator/grievances',
  summary: 'All that wait for an answer, the most urgent first; then the 50 that were answered last.',
  tag,
  access: 'operator',
  ok: z.object({ grievances: z.array(ReceivedGrievance) }),
  problems: ['unauthenticated', 'forbidden'],
});

export const answerReceived = endpoint({
  method: 'POST',
  path: '/api/operator/grievances/{number}/answer',
  summary: 'Answer a grievance. The answer is kept, and mailed within a minute.',
  tag,
  access: 'operator',
  params: z.object({ number: GrievanceNumber }),
  body: z.object({
    text: z
      .string({ error: grievanceMessages.answer })
      .trim()
      .min(1, { error: grievanceMessages.answer })
      .max(MAX_GRIEVANCE_LENGTH, { error: grievanceMessages.long }),
  }),
  ok: z.object({ isAnswered: z.boolean().meta({ description: 'False where it was answered before, or is not there.' }) }),
  problems: ['malformed', 'unauthenticated', 'forbidden'],
});

export const grievanceEndpoints = [readOfficer, complain, complainAsPerson, readGrievances, listReceived, answerReceived] as const;

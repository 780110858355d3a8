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

export const grievanceEndpoints = [readOfficer, complain, complainAsPerson, readGrievances] as const;

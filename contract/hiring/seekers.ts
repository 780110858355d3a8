import { z } from 'zod';
import { endpoint, FileContent, IdIn, LanguageCode } from '../endpoint.ts';
import { DEFAULT_LANGUAGE } from '../language.ts';
import {
  MAX_ANSWER_LENGTH,
  MAX_APPLICATION_LETTER,
  MAX_CV_BYTES,
  MAX_HEADLINE_LENGTH,
  MAX_LINK_LENGTH,
  MAX_LINKS,
  MAX_PLACE_LENGTH,
  seekerMessages as say,
} from './seeker-words.ts';

const When = z.iso.datetime();
const tag = 'Job seekers';

const Link = z
  .string()
  .trim()
  .max(MAX_LINK_LENGTH, { error: say.links })
  .refine((text) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text), { error: say.links });

const ProfileFields = z.object({
  phone: z
    .string({ error: say.phone })
    .trim()
    .regex(/^$|^\+?(?:[\s().-]?\d){6,15}$/, { error: say.phone }),
  place: z.string({ error: say.place }).trim().max(MAX_PLACE_LENGTH, { error: say.place }),
  headline: z.string({ error: say.headline }).trim().max(MAX_HEADLINE_LENGTH, { error: say.headline }),
  links: z.array(Link, { error: say.links }).max(MAX_LINKS, { error: say.links }),
});
export type ProfileFields = z.output<typeof ProfileFields>;

export const StoredCv = z.object({
  name: z.string(),
  media: z.string(),
  bytes: z.int(),
  uploadedAt: When,
  state: z.enum(['waiting', 'read', 'unreadable']).meta({ description: 'Whether its text has been read.' }),
  found: z
    .object({ phone: z.string(), headline: z.string(), links: z.array(z.string()) })
    .meta({ description: 'What its text seems to say, to be corrected before it is stored.' }),
});
export type StoredCv = z.infer<typeof StoredCv>;

export const JobProfile = z.object({
  name: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  isMinor: z.boolean().meta({ description: 'Under 18, as far as we know: nobody applies before.' }),
  phone: z.string(),
  place: z.string(),
  headline: z.string(),
  links: z.array(z.string()),
  cv: StoredCv.nullable(),
});
export type JobProfile = z.infer<typeof JobProfile>;

/** What a candidate may know of what became of their application. Reasons and notes are the organisation's. */
export const SEEN_STEPS = ['applied', 'reviewed', 'moved', 'rejected', 'reopened', 'hired', 'withdrawn', 'merged'] as const;

export const OwnApplication = z.object({
  applicationId: z.int(),
  jobId: z.int(),
  title: z.string(),
  organisation: z.string(),
  status: z.enum(['active', 'hired', 'rejected', 'withdrawn']),
  stage: z.string(),
  isJobOpen: z.boolean(),
  appliedAt: When,
  letter: z.string(),
  answers: z.array(z.object({ text: z.string(), answer: z.string() })),
  file: z.string().nullable().meta({ description: 'The name of the CV that the organisation has.' }),
  history: z.array(z.object({ step: z.enum(SEEN_STEPS), stage: z.string().nullable(), at: When })),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

const OwnApplicationId = z.object({ applicationId: IdIn(say.notYours).meta({ example: 1001 }) });
const Done = z.object({ done: z.literal(true) });

export const readJobProfile = endpoint({
  method: 'GET',
  path: '/api/job-seeker/profile',
  summary: 'What you have stored for your applications.',
  tag,
  access: 'person',
  ok: JobProfile,
  problems: ['unauthenticated'],
});

export const storeJobProfile = endpoint({
  method: 'PUT',
  path: '/api/job-seeker/profile',
  summary: 'Stores it, instead of what was there. Applications that were sent stay as they are.',
  tag,
  access: 'person',
  body: ProfileFields,
  ok: JobProfile,
  problems: ['malformed', 'unauthenticated'],
});

export const storeCv = endpoint({
  method: 'PUT',
  path: '/api/job-seeker/cv',
  summary: 'Stores a CV: the body is the file itself (PDF, DOCX, ODT or plain text, 5 MB at the most). Its text is read soon after.',
  tag,
  access: 'person',
  query: z.object({
    name: z.string({ error: say.cvName }).trim().min(1, { error: say.cvName }).max(150, { error: say.cvName }).default('cv'),
  }),
  file: { maxBytes: MAX_CV_BYTES, tooLarge: say.cvTooLarge },
  body: z.instanceof(Uint8Array, { error: say.cvEmpty }),
  ok: JobProfile,
  problems: ['malformed', 'unauthenticated', 'unprocessable', 'too-many'],
});

export const readCv = endpoint({
  method: 'GET',
  path: '/api/job-seeker/cv',
  summary: 'Your CV as you have stored it.',
  tag,
  access: 'person',
  media: 'application/octet-stream',
  ok: FileContent,
  problems: ['unauthenticated', 'not-found'],
});

export const forgetCv = endpoint({
  method: 'DELETE',
  path: '/api/job-seeker/cv',
  summary: 'Erases your stored CV. Organisations keep the copy that came with an application, until that is erased.',
  tag,
  access: 'person',
  ok: JobProfile,
  problems: ['unauthenticated'],
});

export const applyForJob = endpoint({
  method: 'POST',
  path: '/api/job-seeker/applications',
  summary: 'Applies for a job with your stored profile. Sent twice, it is one application.',
  tag,
  access: 'person',
  status: 201,
  body: z.object({
    jobId: IdIn(say.jobClosed),
    letter: z.string({ error: say.letter }).trim().max(MAX_APPLICATION_LETTER, { error: say.letter }).default(''),
    answers: z
      .array(z.object({ questionId: z.int32(), answer: z.string().trim().max(MAX_ANSWER_LENGTH, { error: say.answerLong }) }))
      .max(50)
      .default([]),
    language: LanguageCode.default(DEFAULT_LANGUAGE),
  }),
  ok: z.object({ applicationId: z.int(), isNew: z.boolean() }),
  problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found', 'gone', 'conflict', 'unprocessable', 'too-many'],
});

export const readOwnApplications = endpoint({
  method: 'GET',
  path: '/api/job-seeker/applications',
  summary: 'Your applications with all that has become of them, the newest first.',
  tag,
  access: 'person',
  ok: z.object({ applications: z.array(OwnApplication) }),
  problems: ['unauthenticated'],
});

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/api/job-seeker/applications/{applicationId}/withdrawal',
  summary: 'Withdraws an application that is not decided. The organisation is told.',
  tag,
  access: 'person',
  params: OwnApplicationId,
  ok: Done,
  problems: ['malformed', 'unauthenticated', 'not-found', 'conflict'],
});

export const eraseApplication = endpoint({
  method: 'DELETE',
  path: '/api/job-seeker/applications/{applicationId}',
  summary: 'Erases an application: the organisation loses everything but the numbers of it, without a name.',
  tag,
  access: 'person',
  params: OwnApplicationId,
  ok: Done,
  problems: ['malformed', 'unauthenticated', 'not-found'],
});

export const seekerEndpoints = [
  readJobProfile,
  storeJobProfile,
  storeCv,
  readCv,
  forgetCv,
  applyForJob,
  readOwnApplications,
  withdrawApplication,
  eraseApplication,
] as const;

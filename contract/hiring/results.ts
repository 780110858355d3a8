import { z } from 'zod';
import { endpoint, IdIn, LanguageCode } from '../endpoint.ts';
import { Composite, Meeting, readComparison } from './comparison.ts';
import { hiringMessages } from './messages.ts';
import { SHARING_DAYS } from './result-days.ts';

export const resultMessages = {
  houses: 'Please choose at least one of the houses that you can share.',
  days: 'Please choose for how long.',
  adultsOnly: 'Results can be shared from the age of 18 on. Your application counts as much without them.',
  noticeFirst: 'Please agree to the notice about your data first: results can be shared only once it is settled.',
  oldNotice: 'The text about sharing has changed. Please reload the page and read it once more.',
  nothingYet: 'One of these houses cannot be shared yet: it is not known well enough. Please reload the page.',
  decided: 'This application is no longer open. Results are shared only while an employer decides.',
} as const;

const tag = 'Hiring';
const House = z.int().min(1).max(12);
const Strength = z.number().min(0).max(5);
const When = z.iso.datetime();
const ApplicationId = z.object({ applicationId: IdIn(hiringMessages.noNumber).meta({ example: 1001 }) });

/** What an employer sees of results, and what the candidate is shown before: both come from one function. */
export const SharedResults = z.object({
  houses: z.array(
    z.object({
      house: House,
      strength: Strength,
      standardError: z.number().min(0).meta({ description: 'On the scale of the strength.' }),
      low: Strength.meta({ description: 'The true strength lies from low to high with 95 %.' }),
      high: Strength,
    }),
  ),
  measuredAt: When.meta({ description: 'When the newest of the tests was finished.' }),
  languages: z.array(LanguageCode).meta({ description: 'In which the tests were played.' }),
  norm: z.string().meta({ description: 'The version of the population that strengths refer to.' }),
  sharedAt: When,
  endsAt: When,
});
export type SharedResults = z.infer<typeof SharedResults>;

const Wanted = z.object({
  houses: z
    .array(House, { error: resultMessages.houses })
    .min(1, { error: resultMessages.houses })
    .max(12, { error: resultMessages.houses })
    .refine((houses) => new Set(houses).size === houses.length, { error: resultMessages.houses }),
  days: z.union(
    SHARING_DAYS.map((days) => z.literal(days)),
    { error: resultMessages.days },
  ),
});

export const OwnSharing = z.object({
  may: z.enum(['share', 'adults-only', 'notice-first', 'nothing-known', 'decided']),
  shareable: z.array(House).meta({ description: 'The houses that are known well enough to be shown.' }),
  shared: SharedResults.nullable().meta({ description: 'What the employer sees now; null where nothing is shared.' }),
  notice: z.string().meta({ description: 'The version of the text to agree to.' }),
});
export type OwnSharing = z.infer<typeof OwnSharing>;

const ofPerson = ['unauthenticated', 'malformed', 'not-found'] as const;

export const readOwnSharing = endpoint({
  method: 'GET',
  path: '/api/job-seeker/applications/{applicationId}/results',
  summary: 'What you share of your results with the employer of an application, and what you could share.',
  tag,
  access: 'person',
  params: ApplicationId,
  ok: OwnSharing,
  problems: ofPerson,
});

export const previewSharing = endpoint({
  method: 'POST',
  path: '/api/job-seeker/applications/{applicationId}/results/preview',
  summary: 'What the employer would see, to the letter. Nothing is shared by looking.',
  tag,
  access: 'person',
  params: ApplicationId,
  body: Wanted,
  ok: SharedResults,
  problems: [...ofPerson, 'forbidden', 'conflict', 'consent-first', 'unprocessable'],
});

export const shareResults = endpoint({
  method: 'PUT',
  path: '/api/job-seeker/applications/{applicationId}/results',
  summary: 'Share houses with the employer of an application, instead of what was shared before: a copy of this moment, until a day.',
  tag,
  access: 'person',
  params: ApplicationId,
  body: Wanted.extend({ notice: z.string({ error: resultMessages.oldNotice }).max(40), language: LanguageCode }),
  ok: OwnSharing,
  problems: [...ofPerson, 'forbidden', 'conflict', 'consent-first', 'unprocessable'],
});

export const revokeResults = endpoint({
  method: 'DELETE',
  path: '/api/job-seeker/applications/{applicationId}/results',
  summary: 'Share no more: the employer no longer sees it. That it was shared stays written down.',
  tag,
  access: 'person',
  params: ApplicationId,
  ok: OwnSharing,
  problems: ofPerson,
});

export const readOwnSharings = endpoint({
  method: 'GET',
  path: '/api/job-seeker/results',
  summary: 'Your open applications, with each of which you can share results.',
  tag,
  access: 'person',
  ok: z.object({ applications: z.array(z.object({ applicationId: z.int(), jobTitle: z.string(), organisation: z.string() })) }),
  problems: ['unauthenticated'],
});

export const readSharedResults = endpoint({
  method: 'GET',
  path: '/api/hiring/applications/{applicationId}/results',
  summary: 'What a candidate shares of their results for this application. Never an answer.',
  tag,
  access: 'member',
  params: ApplicationId,
  ok: z.object({
    shared: SharedResults.nullable(),
    meetings: z.array(Meeting).meta({ description: 'Beside what the job looks for, house by house; empty where nothing is shared.' }),
    composite: Composite.nullable().meta({ description: 'Null where the job looks for nothing, or not all of it is shared.' }),
  }),
  problems: ['unauthenticated', 'malformed', 'not-found', 'forbidden'],
});

export const resultEndpoints = [
  readOwnSharings,
  readOwnSharing,
  previewSharing,
  shareResults,
  revokeResults,
  readSharedResults,
  readComparison,
] as const;

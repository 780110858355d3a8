import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import { holdsContactDetails } from './contact-details.ts';
import { memberPageMessages as say } from './member-page-messages.ts';
import {
  FIELDS,
  MAX_FIELDS,
  MAX_LINES_LENGTH,
  MAX_MEMBER_NAME_LENGTH,
  MAX_MEMBER_PLACE_LENGTH,
  MAX_OFFER_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_SPOKEN_LANGUAGES,
  PAGE_PARTS,
  SPOKEN_LANGUAGES,
} from './member-page-words.ts';

const tag = 'Society';
const problems = ['malformed', 'unauthenticated', 'consent-first', 'forbidden'] as const;
/** A number of the network alone: it tells nobody which account it is. */
export const MemberId = IdIn(say.notThere).meta({ description: 'A member, as the directory numbers them.', example: 1 });

/** A text that every member can read. */
export const publicText = (longest: number, message: string) =>
  z
    .string()
    .trim()
    .max(longest, { error: message })
    .refine((text) => !holdsContactDetails(text), { error: say.contact });

const content = {
  name: publicText(MAX_MEMBER_NAME_LENGTH, say.nameLong),
  lines: publicText(MAX_LINES_LENGTH, say.textLong),
  fields: z.array(z.enum(FIELDS)).max(MAX_FIELDS, { error: say.tooManyFields }),
  languages: z.array(z.enum(SPOKEN_LANGUAGES)).max(MAX_SPOKEN_LANGUAGES, { error: say.tooManyLanguages }),
  place: publicText(MAX_MEMBER_PLACE_LENGTH, say.placeLong),
  offer: publicText(MAX_OFFER_LENGTH, say.textLong),
  lookFor: publicText(MAX_OFFER_LENGTH, say.textLong),
};

export const PageContent = z
  .object({ ...content, shown: z.array(z.enum(PAGE_PARTS)).max(PAGE_PARTS.length) })
  .refine(({ name, shown }) => name !== '' || !shown.includes('name'), { error: say.nameMissing, path: ['name'] });
export type PageContent = z.infer<typeof PageContent>;

const kept = {
  ...{ name: z.string(), lines: z.string(), place: z.string(), offer: z.string(), lookFor: z.string() },
  fields: z.array(z.enum(FIELDS)),
  languages: z.array(z.enum(SPOKEN_LANGUAGES)),
};

export const OwnPage = z.object({
  ...kept,
  memberId: z.int().nullable().meta({ description: 'Null before you have saved it for the first time.' }),
  shown: z.array(z.enum(PAGE_PARTS)).meta({ description: 'What others see. Without the name nobody finds you.' }),
});
export type OwnPage = z.infer<typeof OwnPage>;

/** A part that is not shown is empty, as one that was never written. */
export const MemberPage = z.object({ ...kept, memberId: z.int(), isYou: z.boolean() });
export type MemberPage = z.infer<typeof MemberPage>;

export const readOwnPage = endpoint({
  method: 'GET',
  path: '/api/society/own-page',
  summary: 'Your page among the members, and what of it is shown.',
  tag,
  access: 'society-member',
  ok: OwnPage,
  problems,
});

export const saveOwnPage = endpoint({
  method: 'PUT',
  path: '/api/society/own-page',
  summary: 'Write your page, and say what of it is shown.',
  tag,
  access: 'society-member',
  body: PageContent,
  ok: OwnPage,
  problems,
});

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/society/members',
  summary: 'The members who show themselves, the newest pages first.',
  tag,
  access: 'society-member',
  query: z.object({
    search: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
    field: z.enum(FIELDS).optional(),
    language: z.enum(SPOKEN_LANGUAGES).optional(),
    after: MemberId.optional().meta({ description: 'What `next` of the page before said.' }),
  }),
  ok: z.object({ members: z.array(MemberPage), next: z.int().nullable() }),
  problems,
});

export const readMember = endpoint({
  method: 'GET',
  path: '/api/society/members/{memberId}',
  summary: 'What a member shows to others.',
  tag,
  access: 'society-member',
  params: z.object({ memberId: MemberId }),
  ok: MemberPage,
  problems: [...problems, 'not-found'],
});

export const memberPageEndpoints = [readOwnPage, saveOwnPage, listMembers, readMember] as const;

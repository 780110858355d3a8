import { z } from 'zod';
import { endpoint, FileContent, IdIn, LanguageCode, UserId } from './endpoint.ts';
import { DEFAULT_LANGUAGE } from './language.ts';
import { REPORTS } from './report-names.ts';
import { MAX_OPEN_LINKS, SHARE_DAYS } from './share-days.ts';
import { Section, Sentence } from './written-reports.ts';

export const sharingMessages = {
  notShared: 'Nothing is shared at this address. The link may have run out, or it was taken back.',
  verifyFirst: 'Please verify your email first: only then can you share a report. The code is in your mail.',
  tooMany: `You have ${MAX_OPEN_LINKS} open links. Take one back before you make another.`,
  linkMalformed: 'The number of a link is a whole number.',
} as const;

/** A light of the card: it leaves the page, so no device chooses it. */
export const CardLight = z.enum(['day', 'night']);
export type CardLight = z.infer<typeof CardLight>;

/** What may be shared beside the sections of a report, by the same kind of name. */
const SectionId = z
  .string()
  .regex(/^[a-zA-Z][a-zA-Z0-9-]{0,39}$/)
  .meta({ description: 'The id of a section, or inShort, thisMonth or card.' });

export const ShareLink = z.object({
  linkId: z.int(),
  report: z.enum(REPORTS),
  sections: z.array(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'expired', 'revoked']),
  seen: z.int().min(0).meta({ description: 'By how many browsers, each counted once a day.' }),
});
export type ShareLink = z.infer<typeof ShareLink>;
export const ShareLinks = z.object({ links: z.array(ShareLink).meta({ description: 'The newest first.' }) });
export type ShareLinks = z.infer<typeof ShareLinks>;

const tag = 'Sharing';
const inLanguage = { language: LanguageCode.default(DEFAULT_LANGUAGE) };

export const shareReport = endpoint({
  method: 'POST',
  path: '/api/share-links',
  summary: 'A link that shows the chosen sections of a report to whoever has it. The token is told here and never again.',
  tag,
  access: 'adult',
  status: 201,
  body: z.object({
    report: z.enum(REPORTS),
    sections: z.array(SectionId).min(1).max(40),
    days: z.literal(SHARE_DAYS),
  }),
  ok: z.object({ linkId: z.int(), token: z.string(), expiresAt: z.iso.datetime() }),
  problems: ['malformed', 'unauthenticated', 'consent-first', 'forbidden', 'not-found', 'too-many'],
});

export const readShareLinks = endpoint({
  method: 'GET',
  path: '/api/share-links',
  summary: 'Your links, and how often each was seen.',
  tag,
  access: 'person',
  ok: ShareLinks,
  problems: ['unauthenticated'],
});

export const revokeShareLink = endpoint({
  method: 'DELETE',
  path: '/api/share-links/{linkId}',
  summary: 'Take one of your links back: from now on it shows nothing. What is not yours stays as it is.',
  tag,
  access: 'person',
  params: z.object({ linkId: IdIn(sharingMessages.linkMalformed).meta({ example: 1 }) }),
  ok: ShareLinks,
  problems: ['malformed', 'unauthenticated'],
});

const Token = z.object({ token: z.string().max(100).meta({ example: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }) });

export const SharedReport = z.object({
  report: z.enum(REPORTS),
  name: z.string(),
  hasCard: z.boolean(),
  inShort: z.array(Sentence),
  sections: z.array(Section),
  thisMonth: z.array(Sentence),
  expiresAt: z.iso.datetime(),
});
export type SharedReport = z.infer<typeof SharedReport>;

export const readShared = endpoint({
  method: 'GET',
  path: '/api/shared/{token}',
  summary: 'What somebody shares by this link, as it stands now.',
  tag,
  access: 'anyone',
  params: Token,
  query: z.object(inLanguage),
  ok: SharedReport,
  problems: ['malformed', 'not-found'],
});

const cardQuery = z.object({ ...inLanguage, light: CardLight.default('day') });

export const readSharedCard = endpoint({
  method: 'GET',
  path: '/api/shared/{token}/card',
  summary: 'The picture that goes with a link, where it is shared.',
  tag,
  access: 'anyone',
  params: Token,
  query: cardQuery,
  ok: FileContent,
  media: 'image/png',
  problems: ['malformed', 'not-found', 'unavailable'],
});

export const readSharedPicture = endpoint({
  method: 'GET',
  path: '/api/shared/{token}/picture',
  summary: 'What messengers show beside a link: the card where it is shared, else the picture of the site.',
  tag,
  access: 'anyone',
  params: Token,
  query: cardQuery,
  ok: FileContent,
  media: 'image/png',
  problems: ['malformed', 'unavailable'],
});

export const readCard = endpoint({
  method: 'GET',
  path: '/api/report/{userId}/card',
  summary: 'A picture to share: the figure and the petals, without a number.',
  tag,
  access: 'reader',
  params: z.object({ userId: UserId }),
  query: cardQuery,
  ok: FileContent,
  media: 'image/png',
  problems: ['malformed', 'unauthenticated', 'forbidden', 'unavailable'],
});

export const sharingEndpoints = [
  shareReport,
  readShareLinks,
  revokeShareLink,
  readShared,
  readSharedCard,
  readSharedPicture,
  readCard,
] as const;

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { DIGEST_CHOICES, digestMessages as say } from './digest-words.ts';

const Choice = z.enum(DIGEST_CHOICES, { error: say.choice }).meta({ description: 'How often a mail tells what is new.' });
export const Digest = z.object({
  choice: Choice,
  nextAt: z.iso.datetime().nullable().meta({ description: 'When the next one is made. If there is nothing to tell then, none is sent.' }),
});
export type Digest = z.infer<typeof Digest>;

const ofMembers = { tag: 'Society', path: '/api/society/digest', access: 'society-member', ok: Digest } as const;

export const readDigest = endpoint({
  ...ofMembers,
  method: 'GET',
  summary: 'How often you want to be told by mail what is new in the society.',
  problems: ['unauthenticated', 'consent-first', 'forbidden'],
});

export const chooseDigest = endpoint({
  ...ofMembers,
  method: 'PUT',
  summary: 'Choose how often you want to be told by mail what is new: never, every week or every month.',
  body: z.object({ choice: Choice }),
  problems: ['malformed', 'unauthenticated', 'consent-first', 'forbidden'],
});

const TOKEN_LENGTH = 200;

export const endDigest = endpoint({
  method: 'POST',
  path: '/api/society/digest/end/{token}',
  summary: 'End the digest with the link that is in each of its mails. Mail programs send a form here, as RFC 8058 says; it is not read.',
  tag: 'Society',
  access: 'anyone',
  params: z.object({ token: z.string().max(TOKEN_LENGTH).meta({ description: 'From the mail.', example: '1.x' }) }),
  file: { maxBytes: 1_000, tooLarge: say.tooLarge },
  ok: z.object({ choice: z.literal('never') }),
  problems: ['malformed', 'forbidden', 'gone', 'too-large'],
});

export const digestEndpoints = [readDigest, chooseDigest, endDigest] as const;

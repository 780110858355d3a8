import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import { APPLICATION_STATUSES } from './candidate-words.ts';
import { hiringMessages } from './messages.ts';

export const duplicateMessages = {
  twoPeople: 'Both have an account of their own on Bhava, so they are two people to us. They cannot be merged.',
  keepTheActive: 'For the same job the one is active and the other is closed. Please keep the entry whose application is active.',
  changed: 'One of the two has been merged meanwhile. Please look at the list again.',
} as const;

const tag = 'Candidates';
const Id = IdIn(hiringMessages.noNumber);

const Entry = z.object({
  candidateId: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  applications: z.array(
    z.object({
      applicationId: z.int(),
      jobTitle: z.string(),
      status: z.enum(APPLICATION_STATUSES),
      isTwice: z.boolean().meta({ description: 'The other one has applied for the same job: of the two, the one that is kept goes on.' }),
    }),
  ),
});

export const listDuplicates = endpoint({
  method: 'GET',
  path: '/api/hiring/duplicates',
  summary: 'Candidates who share an e-mail or a phone, two and two, with what a merge would move. Who has no name yet is left out.',
  tag,
  access: 'member',
  ok: z.object({ pairs: z.array(z.object({ keep: Entry, merge: Entry, sameEmail: z.boolean(), samePhone: z.boolean() })) }),
  problems: ['unauthenticated', 'forbidden'],
});

export const mergeCandidates = endpoint({
  method: 'POST',
  path: '/api/hiring/candidates/{candidateId}/merges',
  summary: 'Makes two entries of one person one. Applications, notes, scorecards and letters go to the one that is kept.',
  tag,
  access: 'member',
  params: z.object({ candidateId: Id.meta({ example: 999_999, description: 'The one that is kept.' }) }),
  body: z.object({ merge: Id }),
  ok: z.object({ moved: z.int(), joined: z.int() }),
  problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found', 'conflict'],
});

export const duplicateEndpoints = [listDuplicates, mergeCandidates] as const;

import { z } from 'zod';
import { endpoint, FileContent, IdIn } from '../endpoint.ts';
import { MAX_IMPORT_ROWS } from './candidate-words.ts';
import { ApplicationFilter } from './candidates.ts';
import { hiringMessages } from './messages.ts';

export const importMessages = {
  noRows: 'There is no row in this file. It needs a first line with the names of its columns, and a line for each candidate.',
  noColumns: 'The first line must name the columns: name, and e-mail or phone.',
  unreadable: 'This is not a CSV file that we can read. A quotation mark may be missing.',
  tooMany: `At most ${MAX_IMPORT_ROWS} candidates can be imported at once. Please split the file.`,
  jobClosed: 'This job is closed. Candidates can be imported into a job that is not.',
} as const;

const tag = 'Candidates';
const Id = IdIn(hiringMessages.noNumber);

export const importCandidates = endpoint({
  method: 'POST',
  path: '/api/hiring/jobs/{jobId}/imports',
  summary: 'Reads candidates from a CSV file. Nothing is written unless `isConfirmed`; who has applied for the job already is left out.',
  tag,
  access: 'member',
  params: z.object({ jobId: Id.meta({ example: 999_999 }) }),
  body: z.object({ csv: z.string().max(250_000), isConfirmed: z.boolean().default(false) }),
  ok: z.object({
    isWritten: z.boolean(),
    rows: z.int(),
    good: z.int().meta({ description: 'Rows that are imported, or were.' }),
    problems: z.array(
      z.object({
        row: z.int().meta({ description: 'The line of the file, the first one being 1.' }),
        what: z.enum(['name-missing', 'name-long', 'email-malformed', 'phone-malformed', 'no-contact', 'twice-in-file', 'applied-already']),
      }),
    ),
    preview: z.array(z.object({ row: z.int(), name: z.string(), email: z.string(), phone: z.string(), isKnown: z.boolean() })),
  }),
  problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found', 'conflict', 'unprocessable'],
});

export const exportApplications = endpoint({
  method: 'GET',
  path: '/api/hiring/applications-export',
  summary: 'The applications that the filter names, as CSV. It is written down who took them; a blind screening stays blind.',
  tag,
  access: 'member',
  query: ApplicationFilter,
  media: 'text/csv',
  ok: FileContent,
  problems: ['malformed', 'unauthenticated', 'forbidden'],
});

export const importEndpoints = [importCandidates, exportApplications] as const;

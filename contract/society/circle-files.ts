import { z } from 'zod';
import { endpoint, FileContent, IdIn } from '../endpoint.ts';
import { Author } from './circle-board.ts';
import { MAX_FILE_BYTES, MAX_FILE_NAME_LENGTH, circleFileMessages as say } from './circle-file-words.ts';
import { CirclePath, circleProblems, ofCircles } from './circles.ts';

export const CircleFile = z.object({
  fileId: z.int(),
  name: z.string().meta({ description: 'As its owner named it, with the ending of what it is.' }),
  bytes: z.int().meta({ description: 'How many it has.' }),
  author: Author,
  at: z.iso.datetime(),
  mayTakeBack: z.boolean().meta({ description: 'It is yours, or you host the circle.' }),
});
export type CircleFile = z.infer<typeof CircleFile>;
export const CircleFiles = z.object({
  files: z.array(CircleFile).meta({ description: 'The newest first.' }),
  isFull: z.boolean().meta({ description: 'No more can be added until one is taken back.' }),
});
export type CircleFiles = z.infer<typeof CircleFiles>;

const FileId = IdIn(say.noFile).meta({ description: 'A file of this circle.', example: 1 });
const FilePath = CirclePath.extend({ fileId: FileId });

export const listCircleFiles = endpoint({
  ...ofCircles,
  method: 'GET',
  path: '/api/society/circles/{circleId}/files',
  summary: 'The files of a circle, the newest first.',
  params: CirclePath,
  ok: CircleFiles,
  problems: [...circleProblems, 'not-found'],
  missing: 'not-found',
});

export const addCircleFile = endpoint({
  ...ofCircles,
  method: 'POST',
  path: '/api/society/circles/{circleId}/files',
  summary:
    'Add a file: the body is the file itself (PDF, DOCX, ODT, PNG, JPEG or plain text, 5 MB at the most). The same file sent twice is added once.',
  params: CirclePath,
  query: z.object({
    name: z
      .string({ error: say.nameMissing })
      .trim()
      .min(1, { error: say.nameMissing })
      .max(MAX_FILE_NAME_LENGTH, { error: say.nameLong })
      .default('file'),
  }),
  file: { maxBytes: MAX_FILE_BYTES, tooLarge: say.tooLarge },
  body: z.instanceof(Uint8Array, { error: say.empty }),
  ok: CircleFiles,
  problems: [...circleProblems, 'not-found', 'conflict', 'unprocessable', 'too-many'],
  missing: 'not-found',
});

export const readCircleFile = endpoint({
  ...ofCircles,
  method: 'GET',
  path: '/api/society/circles/{circleId}/files/{fileId}',
  summary: 'A file of a circle, to be saved.',
  params: FilePath,
  media: 'application/octet-stream',
  ok: FileContent,
  problems: [...circleProblems, 'not-found'],
  missing: 'not-found',
});

export const takeBackCircleFile = endpoint({
  ...ofCircles,
  method: 'DELETE',
  path: '/api/society/circles/{circleId}/files/{fileId}',
  summary: 'Take back a file that you added, or as the host any file. It is deleted.',
  params: FilePath,
  ok: CircleFiles,
  problems: [...circleProblems, 'not-found'],
  missing: 'not-found',
});

export const readOwnCircleFile = endpoint({
  method: 'GET',
  path: '/api/society/own-files/{fileId}',
  summary: 'A file that you added to a circle, also when you are in it no more.',
  tag: 'Society',
  access: 'person',
  params: z.object({ fileId: IdIn(say.noFile).meta({ description: 'A file of yours.', example: 1 }) }),
  media: 'application/octet-stream',
  ok: FileContent,
  problems: ['malformed', 'unauthenticated', 'not-found'],
  missing: 'not-found',
});

export const circleFileEndpoints = [listCircleFiles, addCircleFile, readCircleFile, takeBackCircleFile, readOwnCircleFile] as const;

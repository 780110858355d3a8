import { z } from 'zod';
import { endpoint, FileContent, LanguageCode } from '../../endpoint.ts';
import { DEFAULT_LANGUAGE } from '../../language.ts';
import { EarlierTexts } from './briefs.ts';
import { ofProblem, tag } from './problems.ts';

const ofEverybody = { tag, access: 'anyone', method: 'GET', params: ofProblem, missing: 'not-found' } as const;

export const readEarlierTexts = endpoint({
  ...ofEverybody,
  path: '/api/think-tank/problems/{slug}/versions',
  summary: 'Every text of a brief since it was published, with what its authors say of each change.',
  ok: EarlierTexts,
  problems: ['malformed', 'not-found'],
});

export const printBrief = endpoint({
  ...ofEverybody,
  path: '/api/think-tank/problems/{slug}/pdf',
  summary: 'A published brief as a tagged PDF: authors, date, version, text, sources, reviews, licence, citation and seal.',
  query: z.object({ language: LanguageCode.default(DEFAULT_LANGUAGE) }),
  ok: FileContent,
  media: 'application/pdf',
  problems: ['malformed', 'not-found', 'unavailable'],
});

export const publishedEndpoints = [readEarlierTexts, printBrief] as const;

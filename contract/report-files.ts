import { z } from 'zod';
import { endpoint, FileContent, LanguageCode, UserId } from './endpoint.ts';
import { DEFAULT_LANGUAGE } from './language.ts';
import { At } from './past-reports.ts';
import { REPORTS } from './report-names.ts';

export const reportFileMessages = {
  noSuchSection: 'This report has no such section, or not yet.',
  busy: 'Many reports are being printed right now. Please try again in a minute.',
  busyDrawing: 'Many pictures are being drawn right now. Please try again in a minute.',
} as const;

export const readReportPdf = endpoint({
  method: 'GET',
  path: '/api/report/{userId}/pdf/{report}',
  summary: 'A written report as a tagged PDF, with its charts as drawings.',
  tag: 'Reports',
  access: 'reader',
  params: z.object({ userId: UserId, report: z.enum(REPORTS).meta({ example: 'professional' }) }),
  query: z.object({
    language: LanguageCode.default(DEFAULT_LANGUAGE),
    at: At,
    only: z.string().max(40).optional().meta({ description: 'The id of one section, to have it on a sheet of its own.' }),
  }),
  ok: FileContent,
  media: 'application/pdf',
  problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found', 'unavailable'],
});

export const reportFileEndpoints = [readReportPdf] as const;

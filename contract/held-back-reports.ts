import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { REPORTS } from './report-names.ts';

export const heldBackMessages = {
  heldBack: 'This report is still being made, and cannot be read yet.',
} as const;

export const readHeldBack = endpoint({
  method: 'GET',
  path: '/api/held-back-reports',
  summary: 'The reports that the operator holds back: pages say of them that they come soon.',
  tag: 'Reports',
  access: 'anyone',
  ok: z.object({ reports: z.array(z.enum(REPORTS)) }),
  problems: [],
});

export const heldBackEndpoints = [readHeldBack] as const;

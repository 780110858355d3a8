import type { PageRow } from '../page-row.ts';

export const helpPages = {
  helpNow: {
    address: '/help-now',
    file: 'help/help-now-page.tsx',
    words: ['help'],
    isPrerendered: true,
    isFresh: true,
    isKeptAlways: true,
    next: ['landing'],
    audience: 'everyone',
  },
} as const satisfies Record<string, PageRow>;

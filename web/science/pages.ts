import type { PageRow } from '../page-row.ts';

export const sciencePages = {
  science: {
    address: '/science',
    file: 'science/science-page.tsx',
    words: ['science', 'messages'],
    isPrerendered: true,
    next: ['catalog', 'report', 'landing'],
    audience: 'everyone',
  },
} as const satisfies Record<string, PageRow>;

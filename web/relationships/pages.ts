import type { PageRow } from '../page-row.ts';

export const relationshipPages = {
  two: {
    address: '/home/two',
    file: 'relationships/two-page.tsx',
    words: ['relationships', 'messages'],
    isPrerendered: true,
    next: ['twoReport', 'home', 'login'],
    audience: 'person',
  },
  twoInvited: {
    address: '/home/two/invited',
    file: 'relationships/invited-page.tsx',
    words: ['relationships', 'messages'],
    isPrerendered: true,
    next: ['twoReport', 'login', 'home'],
    audience: 'person',
  },
  twoReport: {
    address: '/home/two/:relationship',
    file: 'relationships/two-report-page.tsx',
    words: ['relationships', 'messages'],
    isPrerendered: false,
    next: ['two', 'home', 'login'],
    audience: 'person',
  },
} as const satisfies Record<string, PageRow>;

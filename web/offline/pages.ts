import type { PageRow } from '../page-row.ts';

export const offlinePages = {
  offline: {
    address: '/offline',
    file: 'offline/offline-page.tsx',
    words: ['offline'],
    isPrerendered: true,
    isUnlisted: true,
    next: [],
    audience: 'everyone',
  },
} as const satisfies Record<string, PageRow>;

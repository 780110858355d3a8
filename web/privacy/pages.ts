import type { PageRow } from '../page-row.ts';

export const privacyPages = {
  welcome: {
    address: '/home/welcome',
    file: 'privacy/welcome-page.tsx',
    words: ['privacy', 'messages'],
    isPrerendered: true,
    next: ['home', 'login'],
    audience: 'person',
  },
  privacy: {
    address: '/home/privacy',
    file: 'privacy/privacy-page.tsx',
    words: ['privacy', 'messages'],
    isPrerendered: true,
    next: ['myData', 'grievance', 'welcome', 'home'],
    audience: 'person',
  },
  privacyNotice: {
    address: '/privacy-notice',
    file: 'privacy/notice-page.tsx',
    words: ['privacy'],
    isPrerendered: true,
    next: ['grievance', 'signup', 'landing'],
    audience: 'everyone',
  },
  grievance: {
    address: '/grievance',
    file: 'privacy/grievance-page.tsx',
    words: ['privacy', 'messages'],
    isPrerendered: true,
    next: ['privacyNotice', 'landing'],
    audience: 'everyone',
  },
  parents: {
    address: '/parents',
    file: 'privacy/parents-page.tsx',
    words: ['privacy', 'messages'],
    isPrerendered: true,
    isUnlisted: true,
    next: ['privacyNotice'],
    audience: 'everyone',
  },
} as const satisfies Record<string, PageRow>;

import type { PageRow } from '../page-row.ts';

export const sitePages = {
  landing: {
    address: '/',
    file: 'site/landing-page.tsx',
    words: ['site', 'landing', 'landing-brain', 'landing-cards', 'report-names'],
    isPrerendered: true,
    next: ['login', 'signup', 'guest'],
    audience: 'everyone',
  },
  about: {
    address: '/about',
    file: 'site/about-page.tsx',
    words: ['about'],
    isPrerendered: true,
    next: ['guest', 'contact', 'landing'],
    audience: 'everyone',
  },
  contact: {
    address: '/contact',
    file: 'site/contact-page.tsx',
    words: ['contact', 'messages'],
    isPrerendered: true,
    next: ['landing'],
    audience: 'everyone',
  },
  apiDescription: {
    address: '/api-description',
    file: 'site/api-description-page.tsx',
    words: ['site', 'messages'],
    isPrerendered: true,
    next: [],
    audience: 'everyone',
  },
  notFound: {
    address: '*',
    file: 'site/not-found-page.tsx',
    words: ['not-found'],
    isPrerendered: false,
    next: [],
    audience: 'everyone',
  },
} as const satisfies Record<string, PageRow>;

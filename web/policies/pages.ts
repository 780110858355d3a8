import type { PageRow } from '../page-row.ts';

export const policyPages = {
  privacyPolicy: {
    address: '/policies/privacy-policy',
    file: 'policies/privacy-policy-page.tsx',
    words: ['privacy-policy', 'policies'],
    isPrerendered: true,
    next: ['landing'],
    audience: 'everyone',
  },
  returnPolicy: {
    address: '/policies/return-policy',
    file: 'policies/return-policy-page.tsx',
    words: ['return-policy', 'policies'],
    isPrerendered: true,
    next: ['landing'],
    audience: 'everyone',
  },
  refundPolicy: {
    address: '/policies/refund-policy',
    file: 'policies/refund-policy-page.tsx',
    words: ['refund-policy', 'policies'],
    isPrerendered: true,
    next: ['landing'],
    audience: 'everyone',
  },
  disclaimer: {
    address: '/policies/disclaimer',
    file: 'policies/disclaimer-page.tsx',
    words: ['disclaimer', 'policies'],
    isPrerendered: true,
    next: ['landing'],
    audience: 'everyone',
  },
  aboutPolicy: {
    address: '/policies/about-us',
    file: 'policies/about-policy-page.tsx',
    words: ['about-policy', 'policies'],
    isPrerendered: true,
    next: ['landing'],
    audience: 'everyone',
  },
} as const satisfies Record<string, PageRow>;

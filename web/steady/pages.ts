import type { PageRow } from '../page-row.ts';

export const steadyPages = {
  steady: {
    address: '/steady',
    file: 'steady/steady-page.tsx',
    words: ['steady', 'help', 'messages'],
    isPrerendered: true,
    isFresh: true,
    next: ['helpNow', 'steadyPath', 'login'],
    audience: 'everyone',
  },
  steadyPath: {
    address: '/steady/:path',
    file: 'steady/steady-path-page.tsx',
    words: ['steady', 'help', 'messages'],
    isPrerendered: false,
    next: ['steadyStep', 'steady', 'login'],
    audience: 'person',
  },
  steadyStep: {
    address: '/steady/:path/:step',
    file: 'steady/steady-step-page.tsx',
    words: ['steady', 'help', 'messages'],
    isPrerendered: false,
    next: ['steadyPath', 'steady', 'login'],
    audience: 'person',
  },
} as const satisfies Record<string, PageRow>;

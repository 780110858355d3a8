import type { PageRow } from '../page-row.ts';

export const assessmentPages = {
  guest: {
    address: '/play',
    file: 'assessments/guest-page.tsx',
    words: ['assessments', 'messages'],
    isPrerendered: true,
    isSitting: true,
    next: ['signup', 'login', 'landing'],
    audience: 'everyone',
  },
  tests: {
    address: '/play-cognitive-games',
    file: 'assessments/overview/play-games-page.tsx',
    words: ['tests', 'assessments', 'messages'],
    isPrerendered: true,
    next: ['player', 'guest', 'catalog', 'home'],
    audience: 'everyone',
  },
  catalog: {
    address: '/catalog',
    file: 'assessments/overview/catalog-page.tsx',
    words: ['catalog', 'tests', 'messages'],
    isPrerendered: true,
    next: ['tests', 'guest', 'landing'],
    audience: 'everyone',
  },
  home: {
    address: '/home',
    file: 'assessments/home-page.tsx',
    words: ['assessments', 'home', 'report-names', 'tests', 'messages'],
    isPrerendered: true,
    next: ['landing', 'login', 'player', 'report', 'tests', 'writtenReport', 'welcome'],
    audience: 'person',
  },
  player: {
    address: '/test-project',
    file: 'assessments/player-page.tsx',
    words: ['assessments', 'messages'],
    isPrerendered: true,
    isSitting: true,
    next: ['home', 'landing', 'report'],
    audience: 'person',
  },
} as const satisfies Record<string, PageRow>;

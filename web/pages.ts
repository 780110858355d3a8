/** One page: what routes, prerendering, words, prefetching and the browser tests need to know of it. */
type PageRow<Name extends string> = {
  /** In English; other languages put their prefix before it. `*` is any address that no other page has. */
  readonly address: `/${string}` | '*';
  /** The route module, from this folder. */
  readonly file: `${string}/${string}-page.tsx`;
  /** The word files that it needs before it can be shown. The first one holds its title and description, under `pages.<name>`. */
  readonly words: readonly [string, ...string[]];
  /** Rendered once, when building: it is the same for all its readers until their own data arrives. */
  readonly isPrerendered: boolean;
  /** What it asks of the API in any case, of the person whom it is about: asked before its scripts are there. */
  readonly firstCalls?: readonly `/api/${string}{userId}${string}`[];
  /** Where people go from it, the likeliest first. Fetched while it is idle, these open at once, and without a connection too. */
  readonly next: readonly Name[];
  /** Search engines stay out, even where somebody has put its address on a page of theirs. */
  readonly isUnlisted?: true;
  /** Who can use it: a person is somebody who is logged in. */
  readonly audience: 'everyone' | 'person';
};

const table = {
  landing: {
    address: '/',
    file: 'site/landing-page.tsx',
    words: ['site', 'landing', 'landing-cards'],
    isPrerendered: true,
    next: ['login', 'signup', 'guest'],
    audience: 'everyone',
  },
  guest: {
    address: '/play',
    file: 'assessments/guest-page.tsx',
    words: ['assessments', 'messages'],
    isPrerendered: true,
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
  science: {
    address: '/science',
    file: 'science/science-page.tsx',
    words: ['science', 'messages'],
    isPrerendered: true,
    next: ['catalog', 'report', 'landing'],
    audience: 'everyone',
  },
  login: {
    address: '/login',
    file: 'identity/login-page.tsx',
    words: ['identity', 'messages'],
    isPrerendered: true,
    next: ['forgotPassword', 'signup', 'home', 'landing'],
    audience: 'everyone',
  },
  signup: {
    address: '/signup',
    file: 'identity/signup-page.tsx',
    words: ['identity', 'messages'],
    isPrerendered: true,
    next: ['login', 'verifyEmail', 'landing'],
    audience: 'everyone',
  },
  verifyEmail: {
    address: '/verify-email',
    file: 'identity/verify-email-page.tsx',
    words: ['identity', 'messages'],
    isPrerendered: true,
    next: ['login'],
    audience: 'everyone',
  },
  forgotPassword: {
    address: '/forgot-password',
    file: 'identity/forgot-password-page.tsx',
    words: ['identity', 'messages'],
    isPrerendered: true,
    next: ['login', 'resetPassword'],
    audience: 'everyone',
  },
  resetPassword: {
    address: '/reset-password',
    file: 'identity/reset-password-page.tsx',
    words: ['identity', 'messages'],
    isPrerendered: true,
    next: ['login'],
    audience: 'everyone',
  },
  settings: {
    address: '/home/settings',
    file: 'identity/settings/settings-page.tsx',
    words: ['settings', 'identity', 'messages'],
    isPrerendered: true,
    next: ['home', 'myData', 'verifyEmail', 'login'],
    audience: 'person',
  },
  undoEmail: {
    address: '/undo-email',
    file: 'identity/settings/undo-email-page.tsx',
    words: ['settings', 'identity', 'messages'],
    isPrerendered: true,
    isUnlisted: true,
    next: ['forgotPassword', 'login'],
    audience: 'everyone',
  },
  operatorJobs: {
    address: '/operator',
    file: 'operator/jobs-page.tsx',
    words: ['operator', 'messages'],
    isPrerendered: false,
    isUnlisted: true,
    next: ['operatorTexts', 'operatorNotMe'],
    audience: 'person',
  },
  operatorTexts: {
    address: '/operator/texts',
    file: 'operator/texts-page.tsx',
    words: ['operator', 'messages'],
    isPrerendered: false,
    isUnlisted: true,
    next: ['operatorJobs'],
    audience: 'person',
  },
  operatorNotMe: {
    address: '/operator/not-me',
    file: 'operator/not-me-page.tsx',
    words: ['operator', 'messages'],
    isPrerendered: false,
    isUnlisted: true,
    next: ['operatorJobs'],
    audience: 'person',
  },
  home: {
    address: '/home',
    file: 'assessments/home-page.tsx',
    words: ['assessments', 'home', 'tests', 'written', 'messages'],
    isPrerendered: true,
    next: ['landing', 'login', 'player', 'report', 'tests', 'writtenReport'],
    audience: 'person',
  },
  player: {
    address: '/test-project',
    file: 'assessments/player-page.tsx',
    words: ['assessments', 'messages'],
    isPrerendered: true,
    next: ['home', 'landing', 'report'],
    audience: 'person',
  },
  report: {
    address: '/home/set2report',
    file: 'reports/general/set2-report-page.tsx',
    words: ['reports', 'keep', 'written', 'messages'],
    isPrerendered: true,
    firstCalls: ['/api/report/{userId}/strengths', '/api/users/{userId}/name'],
    next: ['landing', 'home', 'login'],
    audience: 'person',
  },
  writtenReport: {
    address: '/home/reports/:report',
    file: 'reports/written/written-report-page.tsx',
    words: ['written', 'reports', 'keep', 'messages'],
    isPrerendered: false,
    next: ['home', 'landing', 'login'],
    audience: 'person',
  },
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
  set1Report: {
    address: '/home/set1report',
    file: 'reports/set1/set1-report-page.tsx',
    words: ['reports', 'written', 'keep', 'messages'],
    isPrerendered: true,
    firstCalls: ['/api/report/{userId}/strengths', '/api/users/{userId}/name'],
    next: ['report', 'home', 'login'],
    audience: 'person',
  },
  viewReport: {
    address: '/viewreport',
    file: 'reports/viewer/view-report-page.tsx',
    words: ['reports', 'written', 'keep', 'messages'],
    isPrerendered: true,
    next: ['writtenReport', 'home', 'landing'],
    audience: 'everyone',
  },
  traitReport: {
    address: '/report/:userId?',
    file: 'reports/traits/trait-report-page.tsx',
    words: ['trait-report', 'traits', 'reports', 'messages'],
    isPrerendered: false,
    next: ['home', 'report', 'login'],
    audience: 'person',
  },
  myData: {
    address: '/home/my-data',
    file: 'reports/keep/my-data-page.tsx',
    words: ['keep', 'written', 'messages'],
    isPrerendered: true,
    next: ['home'],
    audience: 'person',
  },
  workWithMe: {
    address: '/home/work-with-me',
    file: 'reports/keep/work-with-me-page.tsx',
    words: ['keep', 'written', 'reports', 'messages'],
    isPrerendered: true,
    next: ['writtenReport', 'home'],
    audience: 'person',
  },
  sharedReport: {
    address: '/shared/:token',
    file: 'reports/keep/shared-page.tsx',
    words: ['keep', 'written', 'reports', 'messages'],
    isPrerendered: false,
    isUnlisted: true,
    next: ['landing'],
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
  jobSeeker: {
    address: '/job-seeker',
    file: 'site/hiring/job-seeker-page.tsx',
    words: ['hiring', 'messages'],
    isPrerendered: true,
    next: ['guest', 'landing'],
    audience: 'everyone',
  },
  employer: {
    address: '/employer',
    file: 'site/hiring/employer-page.tsx',
    words: ['hiring', 'messages'],
    isPrerendered: true,
    next: ['landing', 'guest'],
    audience: 'everyone',
  },
  employerLogin: {
    address: '/employer-login',
    file: 'site/hiring/employer-login-page.tsx',
    words: ['hiring', 'messages'],
    isPrerendered: true,
    next: ['login', 'landing'],
    audience: 'everyone',
  },
  employerSignup: {
    address: '/employer-signup',
    file: 'site/hiring/employer-signup-page.tsx',
    words: ['hiring', 'messages'],
    isPrerendered: true,
    next: ['signup', 'landing'],
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
} as const satisfies Record<string, PageRow<string>>;

export type PageName = keyof typeof table;
export type Page = PageRow<PageName> & { readonly name: PageName };

const rows: Readonly<Record<PageName, PageRow<PageName>>> = table;

/** Every page, in the order of the table. */
export const pages: readonly Page[] = Object.entries(rows).map(([name, row]) => ({ name: name as PageName, ...row }));

export const pageNamed = (name: PageName): Page => ({ name, ...rows[name] });

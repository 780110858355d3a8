/*
 * What this program keeps in a visitor's browser: the only list. The privacy policy shows it. The server sets no cookie that is not in it
 * (server/platform/listed-cookies.ts), and the compiler refuses a key of the store that is not. The service worker (web/offline/worker)
 * names its caches from here.
 */

const DAY_S = 24 * 60 * 60;

/** `seconds`: how long the browser keeps it. Over https its name begins with `__Secure-` besides. */
export const cookies = {
  'people.session_token': { purpose: 'login', seconds: 30 * DAY_S },
  'employers.session_token': { purpose: 'employerLogin', seconds: 30 * DAY_S },
  'people.device': { purpose: 'device', seconds: 365 * DAY_S },
  'employers.device': { purpose: 'device', seconds: 365 * DAY_S },
} as const satisfies Record<string, { readonly purpose: string; readonly seconds: number }>;

/** `*` stands for a number or a name. `tab`: gone when the tab is closed; `device`: kept until what `ends` says. */
export const storedItems = [
  { keys: ['accessToken', 'username', 'userId', 'name', 'email'], purpose: 'login', where: 'device', ends: 'logOut' },
  { keys: ['testSessionToken', 'employerAccessToken'], purpose: 'tokens', where: 'device', ends: 'logOut' },
  { keys: ['bhava.outbox.*'], purpose: 'answers', where: 'device', ends: 'sent' },
  { keys: ['bhava.application.*'], purpose: 'application', where: 'device', ends: 'applicationSent' },
  { keys: ['bhava.writing.*'], purpose: 'writing', where: 'device', ends: 'writingSent' },
  { keys: ['bhava.story'], purpose: 'story', where: 'device', ends: 'storyOver' },
  { keys: ['bhava.spent', 'bhava.moves'], purpose: 'trial', where: 'device', ends: 'nextTrial' },
  { keys: ['bhava.guest'], purpose: 'guest', where: 'device', ends: 'guest' },
  { keys: ['bhava.practice.*'], purpose: 'practice', where: 'device', ends: 'sent' },
  { keys: ['bhava.practice-plan'], purpose: 'practicePlan', where: 'device', ends: 'logOut' },
  { keys: ['bhava.practice-try'], purpose: 'practiceTry', where: 'device', ends: 'cleared' },
  { keys: ['codesSent:*'], purpose: 'codes', where: 'device', ends: 'timer' },
  { keys: ['draft:*'], purpose: 'drafts', where: 'tab', ends: 'tab' },
  { keys: ['react-router-scroll-positions'], purpose: 'scroll', where: 'tab', ends: 'tab' },
] as const satisfies readonly StoredItem[];

type StoredItem = {
  readonly keys: readonly [string, ...string[]];
  readonly purpose: string;
  readonly where: 'device' | 'tab';
  readonly ends: string;
};

type Filled<Pattern extends string> = Pattern extends `${infer Start}*` ? `${Start}${string}` : Pattern;
export type BrowserKey = Filled<(typeof storedItems)[number]['keys'][number]>;

/**
 * Files and pages of the site itself, which are the same for everybody: nothing that the API has answered. Those that say which pages were
 * opened here end with the login.
 */
export const fileCaches = {
  shell: { name: 'bhava.shell', ends: 'newVersion' },
  files: { name: 'bhava.files', ends: 'logOut' },
  pages: { name: 'bhava.pages', ends: 'logOut' },
} as const satisfies Record<string, { readonly name: string; readonly ends: string }>;

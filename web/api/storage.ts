import { type BrowserKey, fileCaches } from '#contract/browser-storage.ts';
import { deviceStorage } from './json-storage.ts';

/** The keys of local storage that are plain texts. Storage only chooses what is displayed: who one is comes from the token alone. */
export type StoredKey = Extract<
  BrowserKey,
  'accessToken' | 'username' | 'userId' | 'name' | 'email' | 'testSessionToken' | 'employerAccessToken'
>;

/** A browser may refuse storage (private windows, full disk): then nothing is remembered, and nothing breaks. */
export function readStored(key: StoredKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: StoredKey, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    if (key === 'accessToken') document.documentElement.toggleAttribute('data-logged-in', value !== null); // first said by root.tsx
    window.dispatchEvent(new Event('stored'));
  } catch {}
}

const EVENTS = {
  elsewhere: ['storage', 'pageshow'], // from another tab, and for a page that the browser kept in memory meanwhile
  anywhere: ['storage', 'pageshow', 'stored'],
} as const;

/** Calls whenever what is stored may have changed. Gives what ends it. */
export function watchStored(where: keyof typeof EVENTS, onChange: () => void): () => void {
  for (const event of EVENTS[where]) window.addEventListener(event, onChange);
  return () => {
    for (const event of EVENTS[where]) window.removeEventListener(event, onChange);
  };
}

/** Who is shown as logged in on this device. `firstName` is what people are called by. */
export type StoredLogin = { readonly userId: number; readonly username: string; readonly firstName: string };

/**
 * Whose token this device holds: who one is comes from it alone, while `userId` says whose reports are shown, and may be the demo's. The
 * token is only read; the server checks it.
 */
export const ownUserId = (): number | undefined => subjectOf('accessToken');

/** Which employer's account is logged in here. */
export const ownEmployerId = (): number | undefined => subjectOf('employerAccessToken');

function subjectOf(token: 'accessToken' | 'employerAccessToken'): number | undefined {
  const [, claims = ''] = (readStored(token) ?? '').split('.');
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    const userId = Number(sub);
    return Number.isInteger(userId) && userId > 0 ? userId : undefined;
  } catch {
    return undefined;
  }
}

export function storedLogin(): StoredLogin | undefined {
  const userId = ownUserId() ?? Number(readStored('userId'));
  if (!readStored('accessToken') || !Number.isInteger(userId) || userId < 1) return undefined;
  const username = readStored('username') ?? '';
  return { userId, username, firstName: firstNameOf(readStored('name') ?? '') || username };
}

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

type Login = {
  readonly accessToken: string;
  readonly username: string;
  readonly userId: number;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
};

export function rememberLogin(login: Login): void {
  forgetWriting(login.userId);
  store('accessToken', login.accessToken);
  store('username', login.username);
  store('userId', String(login.userId));
  store('name', login.name ?? null);
  store('email', login.email ?? null);
}

/** Where a text that somebody is writing is kept (use-writing.ts). */
export const writingKey = (userId: number, name: string) => `bhava.writing.${userId}.${name}` as const;

/** What anybody else was writing on this device: whoever logs in shall not find it. */
function forgetWriting(userId: number): void {
  try {
    const isOfOthers = (key: string) => key.startsWith('bhava.writing.') && !key.startsWith(writingKey(userId, ''));
    for (const key of Object.keys(window.localStorage).filter(isOfOthers)) window.localStorage.removeItem(key);
  } catch {}
}

/** Everything that this site keeps in this browser, whoever it was of: after an erasure was asked for. */
export function forgetDevice(): void {
  forgetLogin();
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
  } catch {}
}

export function forgetLogin(): void {
  for (const key of ['accessToken', 'username', 'userId', 'name', 'email', 'testSessionToken'] as const) store(key, null);
  deviceStorage.write('bhava.story', null);
  deviceStorage.write('bhava.practice-plan', null);
  forgetOpened();
}

/** The pages that were opened here, which the service worker has kept. Some browsers have no such caches, or refuse even to name them. */
function forgetOpened(): void {
  try {
    for (const { name, ends } of Object.values(fileCaches)) if (ends === 'logOut') window.caches?.delete(name).catch(() => {});
  } catch {}
}

export const rememberEmployerLogin = ({ accessToken }: { readonly accessToken: string }): void => store('employerAccessToken', accessToken);

export const forgetEmployerLogin = (): void => store('employerAccessToken', null);

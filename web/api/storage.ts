/** The keys of local storage. Storage only chooses what is displayed: who one is comes from the token alone. */
type Key = 'accessToken' | 'username' | 'userId' | 'testSessionToken' | 'employerAccessToken';

/** A browser may refuse storage (private windows, full disk): then nothing is remembered, and nothing breaks. */
export function readStored(key: Key): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: Key, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    window.dispatchEvent(new Event('stored'));
  } catch {}
}

/** Who is shown as logged in on this device. */
export function storedLogin(): { userId: number; username: string } | undefined {
  const userId = Number(readStored('userId'));
  if (!readStored('accessToken') || !Number.isInteger(userId) || userId < 1) return undefined;
  return { userId, username: readStored('username') ?? '' };
}

export function rememberLogin(login: { accessToken: string; username: string; userId: number }): void {
  store('accessToken', login.accessToken);
  store('username', login.username);
  store('userId', String(login.userId));
}

export function forgetLogin(): void {
  for (const key of ['accessToken', 'username', 'userId', 'testSessionToken'] as const) store(key, null);
}

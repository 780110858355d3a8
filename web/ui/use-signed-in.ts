import { useStored } from '#web/api/use-stored.ts';

/**
 * The name to greet, from local storage: it only chooses what is displayed, the token alone says who one is.
 * `undefined` until the browser has taken the page over, `null` when nobody is signed in here.
 */
export function useSignedInName(): string | null | undefined {
  const [token, username] = [useStored('accessToken'), useStored('username')];
  return token === undefined ? undefined : token ? (username ?? '') : null;
}

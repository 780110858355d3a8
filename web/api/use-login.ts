import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { withoutLanguage } from '#contract/language.ts';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import type { ApiFailure } from './client.ts';
import { type StoredLogin, storedLogin, watchStored } from './storage.ts';

/** Who is logged in here; undefined until the page runs in the browser. Where nobody is, it leads to the login page and back afterwards. */
export function useLogin(): StoredLogin | undefined {
  const [login, setLogin] = useState<StoredLogin>();
  const toLogin = useToLogin();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    const stored = storedLogin();
    if (!stored) return toLogin();
    setLogin(stored);
    return watchForAnother(stored.userId, () => {
      setLogin(undefined); // until the new page is there, nothing is shown or sent under the wrong name
      window.location.reload();
    });
  }, []);

  return login;
}

/** Another tab may log this person out, or someone else in. */
function watchForAnother(userId: number, onChange: () => void): () => void {
  const stop = watchStored('elsewhere', () => {
    if (storedLogin()?.userId === userId) return;
    stop(); // each stored key has an event of its own, and one change is enough
    onChange();
  });
  return stop;
}

/** Leads to login and back to this very page afterwards. */
function useToLogin(): () => void {
  const navigate = useLocalNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate(`/login?next=${encodeURIComponent(withoutLanguage(pathname) + search)}`, { replace: true });
}

/**
 * Leads there where a call failed because the login has ended. Not while a login is stored here: that one could only not be renewed just now,
 * and the login page would lead straight back.
 */
export function useLoginAfter(failure: ApiFailure | undefined): void {
  const toLogin = useToLogin();
  const mustLogIn = failure?.code === 'unauthenticated' && !storedLogin();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per failure
  useEffect(() => {
    if (mustLogIn) toLogin();
  }, [mustLogIn]);
}

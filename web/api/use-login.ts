import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { inLanguage } from '#web/i18n/language.ts';
import { storedLogin } from './storage.ts';

type Login = { readonly userId: number; readonly username: string };

/** Who is logged in here. Undefined until the page runs in the browser; a page for nobody else leads to login, and back afterwards. */
export function useLogin(): Login | undefined {
  const [login, setLogin] = useState<Login>();
  const toLogin = useToLogin();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    const stored = storedLogin();
    if (stored) setLogin(stored);
    else toLogin();
  }, []);

  return login;
}

/** Leads to login and back to this very page afterwards. */
export function useToLogin(): () => void {
  const navigate = useLocalNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate(`/login?next=${encodeURIComponent(inLanguage(pathname, 'en') + search)}`, { replace: true });
}

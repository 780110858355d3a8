import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { storedLogin } from '#web/api/storage.ts';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { safeNext } from './safe-next.ts';

/**
 * Leads a person who is already logged in on from a page of login or sign-up: to the page that the address asks for, else home. Returns
 * whether the page may be seen, which only visitors may.
 */
export function useVisitorsOnly(): boolean {
  const navigate = useLocalNavigate();
  const { search } = useLocation();
  const [isVisitor, setVisitor] = useState(false);
  useLayoutEffect(() => setVisitor(!storedLogin()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; a login on this very page leads on by itself
  useEffect(() => {
    if (storedLogin()) void navigate(safeNext(search), { replace: true });
  }, []);
  return isVisitor;
}

import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { storedLogin } from '#web/api/storage.ts';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { safeNext } from './safe-next.ts';

/**
 * Whoever is logged in already when a page of doors opens is led on: to the page that the address asks for, else home. Gives whether the
 * doors may be seen: by visitors only.
 */
export function useLeadOn(): boolean {
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

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { withoutLanguage } from '#contract/language.ts';
import { CONSENT_FIRST } from '#web/api/client.ts';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';

const WELCOME = '/home/welcome';

/** Whatever a page asks for: where the server first wants the notice to be read, this leads there, and back afterwards. */
export function ConsentFirst() {
  const navigate = useLocalNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const lead = () => {
      const here = withoutLanguage(pathname);
      if (here === WELCOME) return;
      void navigate(here === '/home' ? WELCOME : `${WELCOME}?next=${encodeURIComponent(here + search)}`, { replace: true });
    };
    window.addEventListener(CONSENT_FIRST, lead);
    return () => window.removeEventListener(CONSENT_FIRST, lead);
  }, [navigate, pathname, search]);
  return null;
}

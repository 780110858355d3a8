import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { withoutLanguage } from '#contract/language.ts';
import { ownEmployerId, watchStored } from '#web/api/storage.ts';
import { useStored } from '#web/api/use-stored.ts';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';

/** Whether an employer is logged in here. Where nobody is, it leads to the employer login, and back to this page afterwards. */
export function useEmployerLogin(isLeaving: boolean): boolean {
  const token = useStored('employerAccessToken');
  const navigate = useLocalNavigate();
  const { pathname, search } = useLocation();
  const mustLogIn = token === null && !isLeaving;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there turns out to be no login
  useEffect(() => {
    if (mustLogIn) void navigate(`/employer?next=${encodeURIComponent(withoutLanguage(pathname) + search)}`, { replace: true });
  }, [mustLogIn]);
  useEffect(watchForAnother, []);
  return Boolean(token);
}

/** Another tab may log someone else in: this page then begins anew, so that nothing is shown or sent under the wrong name. */
function watchForAnother(): () => void {
  const employer = ownEmployerId();
  return watchStored('elsewhere', () => {
    const present = ownEmployerId();
    if (employer !== undefined && present !== undefined && present !== employer) window.location.reload();
  });
}

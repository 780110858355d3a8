import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Standing } from '#contract/privacy.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLogin } from '#web/api/use-login.ts';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { Beginning } from './Beginning.tsx';
import { Leaving } from './Leaving.tsx';
import { ParentAsked } from './ParentAsked.tsx';
import { PrivacyFailed, PrivacyWaiting } from './states.tsx';

/** /home/welcome: what has to be read and agreed to before the first test. Whoever has done that is led on. */
export default function WelcomePage() {
  const login = useLogin();
  return <PageFrame>{login ? <Welcome /> : <PrivacyWaiting />}</PageFrame>;
}

function Welcome() {
  const loaded = useLoaded((signal) => call('GET /api/privacy', {}, { as: 'person', signal }), []);
  const [changed, setChanged] = useState<Standing>();
  const standing = changed ?? (loaded.state === 'ready' ? loaded.value : undefined);
  const onward = useOnward(standing?.step === 'ready');
  if (loaded.state === 'failed' && !standing) return <PrivacyFailed failure={loaded.failure} onRetry={loaded.retry} />;
  if (!standing || onward === 'leads') return <PrivacyWaiting />;
  if (standing.step === 'notice') return <Beginning standing={standing} onBegun={setChanged} />;
  if (standing.step === 'leaving' && standing.erasure) return <Leaving erasure={standing.erasure} onKept={setChanged} />;
  const look = () => {
    setChanged(undefined);
    if (loaded.state === 'ready') loaded.reload();
  };
  return <ParentAsked standing={standing} onAsked={setChanged} onLook={look} />;
}

/** To where the person was going, else home. */
function useOnward(isReady: boolean): 'leads' | undefined {
  const [search] = useSearchParams();
  const navigate = useLocalNavigate();
  const next = search.get('next') ?? '';
  const to = /^\/[^/\\]/.test(next) ? next : '/home';
  useEffect(() => {
    if (isReady) void navigate(to, { replace: true });
  }, [isReady, to, navigate]);
  return isReady ? 'leads' : undefined;
}

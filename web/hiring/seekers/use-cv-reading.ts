import { useEffect, useEffectEvent } from 'react';
import type { JobProfile } from '#contract/hiring/seekers.ts';
import { call } from '#web/api/client.ts';

const PAUSE_MS = 1_500;
const AT_MOST = 20;

/** The text of a CV is read a little after it has come: asks until it is. */
export function useCvReading({ cv }: JobProfile, onRead: (profile: JobProfile) => void): void {
  const tell = useEffectEvent(onRead);
  const isWaiting = cv?.state === 'waiting';
  const uploadedAt = cv?.uploadedAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is asked about anew
  useEffect(() => {
    if (!isWaiting) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (times: number) => {
      const profile = await call('GET /api/job-seeker/profile', {}, { as: 'person', signal: abort.signal }).catch(() => undefined);
      if (abort.signal.aborted) return;
      if (profile && profile.cv?.state !== 'waiting') tell(profile);
      else if (times > 1) timer = setTimeout(() => void ask(times - 1), PAUSE_MS);
    };
    timer = setTimeout(() => void ask(AT_MOST), PAUSE_MS);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [isWaiting, uploadedAt]);
}

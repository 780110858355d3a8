import { useEffect, useState } from 'react';
import { ApiFailure, call } from '#web/api/client.ts';
import { guestSitting } from './guest-sitting.ts';

/** Makes what somebody played as a guest theirs, once they are logged in and wanted that. Gives the test that was kept. */
export function useKeptGame(): string | undefined {
  const [test, setTest] = useState<string>();
  useEffect(() => {
    const played = guestSitting.read();
    if (!played?.isWanted) return;
    call('POST /api/guest-sessions/keep', { body: { token: played.token } }, { as: 'person' }).then(
      (kept) => {
        guestSitting.forget();
        setTest(kept.test);
      },
      (failure) => {
        if (failure instanceof ApiFailure && failure.code === 'gone') guestSitting.forget(); // else it is tried at the next visit
      },
    );
  }, []);
  return test;
}

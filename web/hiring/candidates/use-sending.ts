import { useState } from 'react';
import { ApiFailure } from '#web/api/client.ts';

/** Sends something, once at a time, and says what became of it. Gives whether it worked. */
export function useSending() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  async function send(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : new ApiFailure(-1));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { send, isBusy, failure };
}

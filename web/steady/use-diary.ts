import { useState } from 'react';
import type { Diary } from '#contract/steady.ts';
import { ApiFailure, call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';

/** What the server keeps of this person here, and how to put in its place what an action has answered. */
export function useDiary() {
  const loaded = useLoaded((signal) => call('GET /api/steady', {}, { as: 'person', signal }), []);
  const [changed, setChanged] = useState<Diary>();
  const diary = changed ?? (loaded.state === 'ready' ? loaded.value : undefined);
  return { loaded, diary, setDiary: setChanged };
}

/** Something on its way to the server: whether it is, and what it said when it failed; '' where nothing came back. */
export function useSend() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function send<T>(work: () => Promise<T>): Promise<T | undefined> {
    setBusy(true);
    setFailure(undefined);
    try {
      return await work();
    } catch (error) {
      setFailure((error instanceof ApiFailure && error.body?.message) || '');
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, failure, send };
}

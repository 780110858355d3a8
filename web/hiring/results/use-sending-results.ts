import { useState } from 'react';
import { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';
import { useResultWords } from './use-result-words.ts';

/** A press that the server answers: whether it is under way, and what it failed of. */
export function useSendingResults() {
  const { t } = useResultWords();
  const say = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isTold = failure instanceof ApiFailure && !failure.isOffline && failure.code !== undefined;
  return {
    isBusy,
    failure: failure === undefined ? undefined : isTold ? say(failure.message) : t('failed'),
    /** What the call gives; undefined where it has failed. */
    async send<T>(work: () => Promise<T>): Promise<T | undefined> {
      setBusy(true);
      setFailure(undefined);
      try {
        return await work();
      } catch (error) {
        setFailure(error);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}

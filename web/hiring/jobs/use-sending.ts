import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';

/** A request that changes something: whether it is under way, what failed, and what the server says of each field. */
export function useSending() {
  const { t } = useTranslation('hiring-jobs');
  const say = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const underWay = useRef(false);
  const fields = failure instanceof ApiFailure ? (failure.body?.errors ?? {}) : {};

  function tell(): string | undefined {
    if (failure === undefined) return undefined;
    const isTold = failure instanceof ApiFailure && failure.body !== undefined && !failure.isOffline;
    return isTold ? say((failure as ApiFailure).body!.message) : t('failed');
  }

  return {
    isBusy,
    failure: tell(),
    isConflict: failure instanceof ApiFailure && failure.code === 'conflict',
    hasErrors: Object.keys(fields).length > 0,
    errorOf: (field: string) => (fields[field] === undefined ? undefined : say(fields[field])),
    forget: () => setFailure(undefined),
    /** Runs the call, and a second one never beside the first; what it gives is undefined when it has failed, or was not run. */
    async send<T>(work: () => Promise<T>): Promise<T | undefined> {
      if (underWay.current) return undefined;
      underWay.current = true;
      setBusy(true);
      setFailure(undefined);
      try {
        return await work();
      } catch (error) {
        setFailure(error);
        return undefined;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}

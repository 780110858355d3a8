import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';

/** A form on its way: whether it is busy, what failed, and what the server says of each field. */
export function useSending() {
  const { t } = useTranslation('privacy');
  const say = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const fields = failure instanceof ApiFailure ? (failure.body?.errors ?? {}) : {};
  const tell = (): string | undefined => {
    if (failure === undefined || Object.keys(fields).length > 0) return undefined;
    if (!(failure instanceof ApiFailure) || failure.isOffline || !failure.body) return t('failed');
    return say(failure.body.message);
  };
  return {
    isBusy,
    failure: tell(),
    errorOf: (field: string) => (fields[field] === undefined ? undefined : say(fields[field])),
    /** Runs the call; what it gives is undefined when it has failed. */
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

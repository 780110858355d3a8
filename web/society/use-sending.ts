import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';

/** Something on its way to the server: whether it is busy, and what failed. */
export function useSending() {
  const { t } = useTranslation('society');
  const say = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const body = failure instanceof ApiFailure ? failure.body : undefined;
  const [field] = Object.values(body?.errors ?? {});
  return {
    isBusy,
    failure: failure === undefined ? undefined : body ? say(field ?? body.message) : t('failed'),
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

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';

/** A press that the server answers: whether it is under way, what it failed of, and what the server says of each field. */
export function useSending() {
  const { t } = useTranslation('hiring-interviews');
  const say = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const body = failure instanceof ApiFailure && failure.code ? failure.body : undefined;
  const fields = body?.errors ?? {};
  return {
    isBusy,
    failure: failure === undefined ? undefined : body ? say(Object.values(fields)[0] ?? body.message) : t('failed'),
    /** Whether it went well. */
    async send(work: () => Promise<unknown>): Promise<boolean> {
      setBusy(true);
      setFailure(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        setFailure(error);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

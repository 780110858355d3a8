import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';

/** A decision on its way: whether it is busy, and in one sentence what failed. */
export function useDeciding() {
  const { t } = useTranslation('operator');
  const say = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const body = failure instanceof ApiFailure ? failure.body : undefined;
  const [field] = Object.values(body?.errors ?? {});
  return {
    isBusy,
    failure: failure === undefined ? undefined : body ? say(field ?? body.message) : t('failed'),
    /** Whether it went well. */
    async run(work: () => Promise<unknown>): Promise<boolean> {
      if (isBusy) return false;
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

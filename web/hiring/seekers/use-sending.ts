import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';

/** Something on its way to the server: whether it is busy, what failed, and what is wrong with each field. What was typed stays. */
export function useSending() {
  const { t } = useTranslation('hiring-seekers');
  const say = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const body = failure instanceof ApiFailure ? failure.body : undefined;
  return {
    isBusy,
    failure: failure === undefined ? undefined : body?.message ? say(body.message) : t('failed'),
    code: failure instanceof ApiFailure ? failure.code : undefined,
    errorOf: (field: string) => (body?.errors?.[field] === undefined ? undefined : say(body.errors[field])),
    async send<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
      if (isBusy) return undefined;
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

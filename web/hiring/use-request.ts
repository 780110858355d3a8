import { useRef, useState } from 'react';
import { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';

/**
 * A request that changes something, one at a time: whether it is under way, what it failed of, and what the server says of each field. What
 * was typed stays. `failed` is said where the server says nothing.
 */
export function useRequest(failed: string) {
  const say = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [cause, setCause] = useState<ApiFailure>();
  const underWay = useRef(false);
  const fields = cause?.body?.errors ?? {};
  const errors = Object.values(fields).map(say);
  return {
    isBusy,
    failure: cause && (cause.code === undefined ? failed : say(cause.message)),
    code: cause?.code,
    /** What is wrong in the fields, the first one first. */
    errors,
    hasErrors: errors.length > 0,
    errorOf: (field: string): string | undefined => fields[field] && say(fields[field]),
    forget: () => setCause(undefined),
    /** What the work gives; undefined when it failed, or was not begun beside another one. */
    async send<T>(work: () => Promise<T>): Promise<T | undefined> {
      if (underWay.current) return undefined;
      underWay.current = true;
      setBusy(true);
      setCause(undefined);
      try {
        return await work();
      } catch (error) {
        setCause(error instanceof ApiFailure ? error : new ApiFailure(-1));
        return undefined;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}

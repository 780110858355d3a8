import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessage } from '#web/i18n/message.ts';
import { ApiFailure } from './client.ts';

type State = { readonly kind: 'idle' | 'busy' | 'done' } | { readonly kind: 'failed'; readonly failure: ApiFailure | undefined };

/**
 * A call on its way to the server, one at a time: at rest, busy, done, or refused with a reason, and with what is wrong in which field. What
 * was typed stays. `failed` is said where the server says nothing.
 */
export function useSending(failed?: string) {
  const { t } = useTranslation('ui');
  const say = useMessage();
  const [state, setState] = useState<State>({ kind: 'idle' });
  // two presses may come before the page shows that the first one is on its way
  const isUnderWay = useRef(false);
  const failure = state.kind === 'failed' ? state.failure : undefined;
  const fields = Object.entries(failure?.body?.errors ?? {});
  const errors = fields.map(([, message]) => say(message));
  const tell = () => {
    if (failure?.isOffline) return t('failed.offline');
    return failure?.code === undefined ? (failed ?? t('failed.again')) : say(failure.message);
  };
  const refusal = state.kind === 'failed' ? tell() : undefined;
  return {
    isBusy: state.kind === 'busy',
    isDone: state.kind === 'done',
    /** Why it could not be done, in one sentence. */
    refusal,
    /** The same for a press without fields beside which something could be said: what is wrong stands in one place. */
    reason: errors[0] ?? refusal,
    code: failure?.code,
    /** What is wrong in the fields, the first one first. */
    errors,
    hasErrors: errors.length > 0,
    /** What is wrong in a field, or else in a part of it, as the server says it. */
    errorOf(field: string): string | undefined {
      const found = fields.find(([name]) => name === field) ?? fields.find(([name]) => name.startsWith(`${field}.`));
      return found && say(found[1]);
    },
    rest: () => setState({ kind: 'idle' }),
    /** What the work gives; undefined when it failed, or was not begun beside another one. */
    async send<T>(work: () => Promise<T>): Promise<T | undefined> {
      if (isUnderWay.current) return undefined;
      isUnderWay.current = true;
      setState({ kind: 'busy' });
      try {
        const given = await work();
        setState({ kind: 'done' });
        return given;
      } catch (error) {
        setState({ kind: 'failed', failure: error instanceof ApiFailure ? error : undefined });
        return undefined;
      } finally {
        isUnderWay.current = false;
      }
    },
  };
}
export type Sending = ReturnType<typeof useSending>;

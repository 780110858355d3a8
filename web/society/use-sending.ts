import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';

type State =
  | { readonly kind: 'idle' | 'busy' | 'done' }
  | { readonly kind: 'failed'; readonly text: string; readonly errors: Readonly<Record<string, string>> };

/** Something on its way to the server: at rest, busy, done, or refused with a reason, and with what is wrong in which field. */
export function useSending() {
  const { t } = useTranslation('ui');
  const say = useMessage();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const textOf = (failure: unknown) => {
    if (!(failure instanceof ApiFailure)) return t('failed.again');
    if (failure.isOffline) return t('failed.offline');
    return failure.body?.message ? say(failure.body.message) : t('failed.again');
  };
  return {
    isBusy: state.kind === 'busy',
    isDone: state.kind === 'done',
    /** Why it could not be done, in one sentence. */
    refusal: state.kind === 'failed' ? state.text : undefined,
    /** What is wrong in a field, or in a part of it, as the server says it. */
    errorOf(field: string): string | undefined {
      const errors = state.kind === 'failed' ? Object.entries(state.errors) : [];
      const found = errors.find(([name]) => name === field || name.startsWith(`${field}.`));
      return found && say(found[1]);
    },
    /** Whether it went well. A second press while it is on its way does nothing. */
    async send(work: () => Promise<unknown>): Promise<boolean> {
      if (state.kind === 'busy') return false;
      setState({ kind: 'busy' });
      try {
        await work();
        setState({ kind: 'done' });
        return true;
      } catch (failure) {
        const errors = failure instanceof ApiFailure ? (failure.body?.errors ?? {}) : {};
        setState({ kind: 'failed', text: textOf(failure), errors });
        return false;
      }
    },
  };
}
export type Sending = ReturnType<typeof useSending>;

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';

type State =
  | { readonly kind: 'idle' | 'busy' | 'saved' }
  | { readonly kind: 'failed'; readonly text: string; readonly errors: Readonly<Record<string, string>> };

/** What is on its way to the server: at rest, busy, saved, or refused with a reason, and with what is wrong in which field. */
export function useSave() {
  const { t } = useTranslation(['society', 'ui']);
  const say = useMessage();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const textOf = (failure: unknown) => {
    if (!(failure instanceof ApiFailure)) return t('failed');
    if (failure.isOffline) return t('ui:failed.offline');
    return failure.body?.message ? say(failure.body.message) : t('failed');
  };
  return {
    state,
    isBusy: state.kind === 'busy',
    /** What is wrong in a field, as the server says it. */
    errorOf(field: string): string | undefined {
      const message = state.kind === 'failed' ? state.errors[field] : undefined;
      return message && say(message);
    },
    async save(work: () => Promise<unknown>): Promise<boolean> {
      if (state.kind === 'busy') return false;
      setState({ kind: 'busy' });
      try {
        await work();
        setState({ kind: 'saved' });
        return true;
      } catch (failure) {
        const errors = failure instanceof ApiFailure ? (failure.body?.errors ?? {}) : {};
        setState({ kind: 'failed', text: textOf(failure), errors });
        return false;
      }
    },
  };
}
export type Save = ReturnType<typeof useSave>;

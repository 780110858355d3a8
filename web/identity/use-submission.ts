import { useState } from 'react';

/** A form on its way to the server: at rest, busy, done, or failed with a text. */
export function useSubmission(textOf: (failure: unknown) => string) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<string>();
  return {
    state,
    failure,
    forgetFailure: () => setFailure(undefined),
    async submit(work: () => Promise<void>) {
      setState('busy');
      setFailure(undefined);
      try {
        await work();
        setState('done');
      } catch (error) {
        setFailure(textOf(error));
        setState('idle');
      }
    },
  };
}

import { useEffect, useRef } from 'react';
import { MAX_WRITING_HOURS, MIN_WRITING_SECONDS } from '#contract/contact-form.ts';
import { ApiFailure, call } from '#web/api/client.ts';

type Pass = { readonly word: string; readonly at: number };

/** A little more than the server asks for: its clock and this one tick apart. */
const MIN_WRITING_MS = (MIN_WRITING_SECONDS + 0.5) * 1000;
const MAX_WRITING_MS = (MAX_WRITING_HOURS - 1) * 60 * 60 * 1000;

const openForm = async (): Promise<Pass> => ({ word: (await call('GET /api/contact/pass', {})).pass, at: performance.now() });
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * What the server signs when the form is opened. `send` waits until it may be used, and asks for another one if it has become too old: a
 * laptop may have slept since.
 */
export function usePass() {
  const held = useRef<Pass>(undefined);
  useEffect(() => {
    openForm().then(
      (pass) => {
        held.current ??= pass;
      },
      () => {}, // asked for again when it is needed
    );
  }, []);

  async function ready(): Promise<string> {
    if (!held.current || performance.now() - held.current.at > MAX_WRITING_MS) held.current = await openForm();
    const left = MIN_WRITING_MS - (performance.now() - held.current.at);
    if (left > 0) await pause(left);
    return held.current.word;
  }
  const isStale = (failure: unknown) => failure instanceof ApiFailure && failure.code === 'gone';

  return {
    async send<T>(work: (pass: string) => Promise<T>): Promise<T> {
      try {
        return await work(await ready());
      } catch (failure) {
        if (!isStale(failure)) throw failure;
        held.current = undefined;
        return work(await ready());
      }
    },
  };
}

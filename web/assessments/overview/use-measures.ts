import { call } from '#web/api/client.ts';
import { type Loaded, useLoaded } from '#web/api/use-loaded.ts';
import type { LookedAt } from './use-test-words.ts';

type Measures = (test: string) => LookedAt | undefined;

/** What each test measures, as the server knows it. */
export function useMeasures(): Loaded<Measures> {
  return useLoaded(async (signal) => {
    const { tests } = await call('GET /api/tests', {}, { signal });
    return (slug: string) => tests.find(({ test }) => test === slug);
  }, []);
}

import { useEffect, useState } from 'react';
import type { Settings } from '#contract/account-settings.ts';
import { call } from '#web/api/client.ts';
import { type Loaded, useLoaded } from '#web/api/use-loaded.ts';

/** While the settings are fetched again after a change, the old ones stay on the page. */
export function useSettings(): { readonly loaded: Loaded<Settings>; readonly settings: Settings | undefined } {
  const loaded = useLoaded((signal) => call('GET /api/auth/settings', {}, { as: 'person', signal }), []);
  const [last, setLast] = useState<Settings>();
  const ready = loaded.state === 'ready' ? loaded.value : undefined;
  useEffect(() => {
    if (ready) setLast(ready);
  }, [ready]);
  return { loaded, settings: ready ?? last };
}

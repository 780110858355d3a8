import { deviceStorage } from '#web/api/json-storage.ts';
import type { SpentTime } from './screens.ts';

const KEY = 'bhava.spent';

/** Of the trial that is shown now; only one is at a time. A browser that keeps nothing gives the minute back after a reload. */
export const spentTime: SpentTime = {
  read(trial) {
    const kept = (deviceStorage.read(KEY) ?? {}) as { trial?: unknown; ms?: unknown };
    return kept.trial === trial && typeof kept.ms === 'number' && kept.ms > 0 ? kept.ms : 0;
  },
  keep: (trial, ms) => deviceStorage.write(KEY, { trial, ms: Math.round(ms) }),
};

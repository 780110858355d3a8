import type { SpentTime } from './run-trials.ts';

const KEY = 'bhava.spent';

/** Of the trial that is shown now; only one is at a time. A browser that keeps nothing gives the minute back after a reload. */
export const spentTime: SpentTime = {
  read(trial) {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { trial?: unknown; ms?: unknown };
      return kept.trial === trial && typeof kept.ms === 'number' && kept.ms > 0 ? kept.ms : 0;
    } catch {
      return 0;
    }
  },
  keep(trial, ms) {
    try {
      localStorage.setItem(KEY, JSON.stringify({ trial, ms: Math.round(ms) }));
    } catch {} // storage is full or forbidden
  },
};

import type { Database } from '#server/platform/database.ts';
import type { KeptScores } from './repository.ts';

/** Scores of the people who were asked about last. Each holds 36 x 36 numbers, so a thousand of them take about 10 MB. */
const MAX_SCORES_KEPT = 1_000;

const ofDatabase = new WeakMap<Database, Map<number, KeptScores>>();

/**
 * Spares reading and parsing a kept score that this process has just held. It is never stale: whoever asks compares its fingerprint with
 * the newest sittings, and equal fingerprints mean equal scores, whichever process computed them.
 */
export function rememberedScores(database: Database) {
  let remembered = ofDatabase.get(database);
  if (!remembered) {
    remembered = new Map();
    ofDatabase.set(database, remembered);
  }
  const scores = remembered;
  return {
    find(personId: number): KeptScores | undefined {
      const found = scores.get(personId);
      if (found) this.remember(personId, found);
      return found;
    },
    remember(personId: number, kept: KeptScores): void {
      scores.delete(personId); // so that whoever was asked about last stands last
      scores.set(personId, kept);
      if (scores.size > MAX_SCORES_KEPT) scores.delete(scores.keys().next().value!);
    },
  };
}

import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const real = crypto.scrypt;
const CHEAP_COST = 16;

let made = 0;

const cheap = ((password, salt, length, options, done) => {
  made += 1;
  real(password, salt, length, { ...options, N: CHEAP_COST }, done);
}) as typeof crypto.scrypt;

/** How many hashes something makes: nearly all the time that a login takes, without a clock that a busy machine disturbs. */
export async function countHashes(work: () => Promise<unknown>): Promise<number> {
  const before = made;
  await work();
  return made - before;
}

/**
 * A password's hash keeps a core busy for 60 ms, by design; the tests of accounts make hundreds. From now on this process's hashes are
 * as costly as those of the program ('real'), or cost next to nothing ('cheap').
 */
export function setHashes(kind: 'real' | 'cheap'): void {
  (crypto as { scrypt: typeof crypto.scrypt }).scrypt = kind === 'real' ? real : cheap;
  syncBuiltinESMExports();
}

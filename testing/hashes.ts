import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const real = crypto.scrypt;
const CHEAP_COST = 16;

const cheap = ((password, salt, length, options, done) =>
  real(password, salt, length, { ...options, N: CHEAP_COST }, done)) as typeof crypto.scrypt;

/**
 * A password's hash keeps a core busy for 60 ms, by design; the tests of accounts make hundreds. From now on this process's hashes are
 * as costly as those of the program ('real'), or cost next to nothing ('cheap').
 */
export function setHashes(kind: 'real' | 'cheap'): void {
  (crypto as { scrypt: typeof crypto.scrypt }).scrypt = kind === 'real' ? real : cheap;
  syncBuiltinESMExports();
}

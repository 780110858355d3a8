import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/platform/database.ts';
import { deriveKey } from '#server/platform/derived-key.ts';
import { MINUTE_S } from '#server/platform/time.ts';
import type { CodePurpose } from './mails.ts';
import { findNonce, keepNonce } from './repository.ts';

export const CODE_SECONDS = 15 * MINUTE_S;
const DIGITS = 6;

/** Makes and compares the codes that are mailed. The database keeps a random number; the code comes from it with a key made of SECRET. */
export type Codes = {
  /** The code to mail. One that still works is mailed again and lasts longer, so that a stranger who asks cannot spoil it. */
  issue(purpose: CodePurpose, email: string): Promise<string>;
  /** The number from which this mailbox's code was made, if `code` is right. To use the code up, give the number to `useNonce`. */
  recognize(purpose: CodePurpose, email: string, code: string): Promise<string | undefined>;
};

export function makeCodes(database: Database, secret: string, now: () => Date): Codes {
  const key = deriveKey(secret, 'codes');
  const codeOf = (purpose: CodePurpose, email: string, nonce: string) => {
    const bytes = createHmac('sha256', key).update(`${purpose}\n${email}\n${nonce}`).digest();
    return String(bytes.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0'); // 48 bits: no code is likelier by more than 1 in 10^8
  };
  return {
    async issue(purpose, email) {
      const fresh = { purpose, email, nonce: randomBytes(16).toString('base64url') };
      const expiresAt = new Date(now().getTime() + CODE_SECONDS * 1000);
      return codeOf(purpose, email, await keepNonce(database, { ...fresh, expiresAt }, now()));
    },
    async recognize(purpose, email, code) {
      const nonce = await findNonce(database, purpose, email, now());
      return nonce !== undefined && timingSafeEqual(Buffer.from(codeOf(purpose, email, nonce)), Buffer.from(code)) ? nonce : undefined;
    },
  };
}

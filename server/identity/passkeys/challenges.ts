import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#server/platform/derived-key.ts';
import { MINUTE_S } from '#server/platform/time.ts';

/** What a passkey signs. Ours is known by its seal, so nothing is kept for a login page that somebody only opens. */
export type Challenges = {
  /** `about`: what it may be used for, and by whom. */
  make(about: string): Uint8Array<ArrayBuffer>;
  isOurs(challenge: string, about: string): boolean;
};

const CHALLENGE_SECONDS = 10 * MINUTE_S;
const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const SEAL_BYTES = 16;

export function makeChallenges(secret: string, now: () => Date): Challenges {
  const key = deriveKey(secret, 'challenges of passkeys');
  const sealOf = (head: Buffer, about: string) => createHmac('sha256', key).update(head).update(about).digest().subarray(0, SEAL_BYTES);
  return {
    make(about) {
      const head = Buffer.concat([randomBytes(RANDOM_BYTES), Buffer.alloc(TIME_BYTES)]);
      head.writeUIntBE(now().getTime() + CHALLENGE_SECONDS * 1000, RANDOM_BYTES, TIME_BYTES);
      return new Uint8Array(Buffer.concat([head, sealOf(head, about)]));
    },
    isOurs(challenge, about) {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== RANDOM_BYTES + TIME_BYTES + SEAL_BYTES) return false;
      const head = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
      const isInTime = head.readUIntBE(RANDOM_BYTES, TIME_BYTES) > now().getTime();
      return isInTime && timingSafeEqual(bytes.subarray(head.length), sealOf(head, about));
    },
  };
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Codes of an app by the clock (RFC 6238 over RFC 4226), with the numbers that every app takes for granted: SHA-1, 30 s, six digits. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** One step before and one after, since clocks differ and people take time (RFC 6238, 5.2). */
const WINDOW = [0, -1, 1] as const;
/** RFC 4648 */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function makeSecret(): string {
  return [...randomBytes(SECRET_BYTES)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .match(/.{5}/g)!
    .map((bits) => BASE32[Number.parseInt(bits, 2)])
    .join('');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = hash.at(-1)! & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code this is; undefined for a wrong one, and for one that is not newer than the last that was taken. */
export function findStep(secret: string, code: string, lastStep: number, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const given = Buffer.from(code);
  return WINDOW.map((shift) => stepAt(now) + shift).find(
    (step) => step > lastStep && timingSafeEqual(given, Buffer.from(codeOf(secret, step))),
  );
}

/** What the QR code says to an app (the format of Google Authenticator, which all of them read). */
export const addressOf = (secret: string, label: string): string =>
  `otpauth://totp/Bhava:${encodeURIComponent(label)}?secret=${secret}&issuer=Bhava&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;

import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '#contract/account-settings.ts';

/** Without letters and digits that are taken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 31^10: 49 bits. */
const LENGTH = 10;

const makeCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** As they are shown, in two halves: `abcde-fghjk`. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, makeCode).map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);

/** With a key that is not in the database: so few bits could be guessed from a bare hash. */
export const hashOfRecoveryCode = (code: string, personId: number, key: Buffer): string =>
  createHmac('sha256', key)
    .update(`${personId}\n${code.replaceAll('-', '')}`)
    .digest('base64url');

import { readSealedNumber, sealNumber } from '#server/identity/tokens.ts';

const ENDING = 'ending the digest of the society';

/** What a digest carries so that it can be ended without a login: whose it is, sealed. It ends a digest, and opens nothing. */
export const endTokenOf = (personId: number, secret: string): string => sealNumber(personId, secret, ENDING);
export const readEndToken = (token: string, secret: string): number | undefined => readSealedNumber(token, secret, ENDING);

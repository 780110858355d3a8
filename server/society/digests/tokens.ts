import { readSealedNumber, sealNumber } from '#server/identity/tokens.ts';

const ENDING = 'ending the digest of the society';

/**
 * What a digest carries so that it can be ended without a login: whose it is, sealed. It ends a digest, and opens nothing.
 *
 * It never runs out, and that is right: a mail may be opened years later, and the link in it, like the one-click address that RFC 8058 gives
 * to mail programs, has to work whenever somebody wants no more mails. Whoever finds it can do no more than end a digest, which its owner
 * can choose again.
 */
export const endTokenOf = (personId: number, secret: string): string => sealNumber(personId, secret, ENDING);
export const readEndToken = (token: string, secret: string): number | undefined => readSealedNumber(token, secret, ENDING);

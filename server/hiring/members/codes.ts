import { readSealedNumber, sealNumber } from '#server/identity/tokens.ts';

const PURPOSE = 'joining an organisation';

/** What the mail of an invitation carries: the number of its row, and a seal that only SECRET can make. */
export const invitationCodeOf = (invitation: number, secret: string): string => sealNumber(invitation, secret, PURPOSE);
export const readInvitationCode = (code: string, secret: string): number | undefined => readSealedNumber(code, secret, PURPOSE);

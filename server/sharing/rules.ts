import { createHash, createHmac } from 'node:crypto';
import type { ShareDays } from '#contract/share-days.ts';
import type { SharedReport, ShareLink } from '#contract/sharing.ts';
import type { WrittenReport } from '#contract/written-reports.ts';
import { daysAfter } from '#server/platform/time.ts';

export const expiryFrom = (now: Date, days: ShareDays): Date => daysAfter(now, days);

/** All that is kept of a token: whoever reads the database cannot open a link. */
export const fingerprintOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

type Span = { readonly expiresAt: Date; readonly revokedAt: Date | null };

export function stateOf({ expiresAt, revokedAt }: Span, now: Date): ShareLink['state'] {
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}

type Visit = { readonly address: string; readonly userAgent: string; readonly day: string };

/** A browser on one day: on the next it has another fingerprint, so that a count of readers follows nobody. */
export const viewerOf = ({ address, userAgent, day }: Visit, key: Buffer): string =>
  createHmac('sha256', key).update([day, address, userAgent].join('\n')).digest('base64url');

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Of a report what is shared, and nothing else of it. */
export function sharedPartsOf(
  { inShort, sections, thisMonth }: WrittenReport,
  shared: readonly string[],
): Pick<SharedReport, 'inShort' | 'sections' | 'thisMonth' | 'hasCard'> {
  return {
    hasCard: shared.includes('card'),
    inShort: shared.includes('inShort') ? inShort : [],
    sections: sections.filter(({ id }) => shared.includes(id)),
    thisMonth: shared.includes('thisMonth') ? thisMonth : [],
  };
}

import { randomBytes } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import type { ReportName } from '#contract/report-names.ts';
import { MAX_OPEN_LINKS, type ShareDays } from '#contract/share-days.ts';
import { type CardLight, type SharedReport, type ShareLinks, sharingMessages } from '#contract/sharing.ts';
import { findName, isVerified } from '#server/identity/repository.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { loadSubject, writtenReport } from '#server/reports/actions.ts';
import type { MakeCard } from '#server/reports/card/card-file.ts';
import { sharePicture } from '#server/reports/card/site-pictures.ts';
import { refuseHeldBack } from '#server/reports/held-back.ts';
import { countView, findLinksOf, findOpenLink, insertLink, markRevoked } from './repository.ts';
import { dayOf, expiryFrom, fingerprintOfToken, sharedPartsOf, stateOf, viewerOf } from './rules.ts';

/** 192 bits: nobody guesses one. */
const TOKEN_BYTES = 24;

type Wanted = { readonly report: ReportName; readonly sections: readonly string[]; readonly days: ShareDays };

/** The token is told here and never again. */
export async function share(database: Database, personId: number, { report, sections, days }: Wanted, now: Date) {
  allow(await isVerified(database, personId), sharingMessages.verifyFirst);
  const open = (await findLinksOf(database, personId)).filter((link) => stateOf(link, now) === 'open');
  if (open.length >= MAX_OPEN_LINKS) throw new Problem('too-many', sharingMessages.tooMany);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = expiryFrom(now, days);
  const link = { personId, tokenHash: fingerprintOfToken(token), report, sections: [...new Set(sections)], createdAt: now, expiresAt };
  return { linkId: await insertLink(database, link), token, expiresAt: expiresAt.toISOString() };
}

export async function readLinks(database: Database, personId: number, now: Date): Promise<ShareLinks> {
  const links = await findLinksOf(database, personId);
  return {
    links: links.map(({ id, report, sections, createdAt, expiresAt, revokedAt, seen }) => ({
      linkId: id,
      report,
      sections,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      state: stateOf({ expiresAt, revokedAt }, now),
      seen,
    })),
  };
}

export async function revoke(database: Database, link: { linkId: number; personId: number }, now: Date): Promise<ShareLinks> {
  await markRevoked(database, link, now);
  return readLinks(database, link.personId, now);
}

/** One that has run out, was taken back or never was: the same answer, so that nobody learns which. */
async function loadLink(database: Database, token: string, now: Date) {
  const link = await findOpenLink(database, fingerprintOfToken(token), now);
  if (!link) throw new Problem('not-found', sharingMessages.notShared);
  return link;
}

type Visit = { readonly token: string; readonly language: Language; readonly address: string; readonly userAgent: string };

type Reading = { readonly database: Database; readonly key: Buffer; readonly config: Pick<Config, 'heldBackReports'> };

export async function readSharedReport({ database, key, config }: Reading, visit: Visit, now: Date): Promise<SharedReport> {
  const { token, language, ...browser } = visit;
  const { id, personId, report, sections, expiresAt } = await loadLink(database, token, now);
  refuseHeldBack(report, config);
  const subject = await loadSubject(database, personId, now);
  const day = dayOf(now);
  await countView(database, { linkId: id, day, viewer: viewerOf({ ...browser, day }, key) });
  return {
    report,
    name: (await findName(database, personId)) ?? '',
    ...sharedPartsOf(writtenReport(subject, report, language), sections),
    expiresAt: expiresAt.toISOString(),
  };
}

type CardMaking = { readonly database: Database; readonly makeCard: MakeCard };
type AskedCard = { readonly token: string; readonly language: Language; readonly light: CardLight; readonly asker: string };

/** The picture that goes with a link; where it is not shared, there is nothing. */
export async function readSharedCard({ database, makeCard }: CardMaking, { token, asker, ...asked }: AskedCard, now: Date) {
  const { personId, sections } = await loadLink(database, token, now);
  if (!sections.includes('card')) throw new Problem('not-found', sharingMessages.notShared);
  return makeCard(await loadSubject(database, personId, now), asked, asker);
}

/** What a messenger shows beside a link. It tells nobody whether there is such a link. */
export async function readSharedPicture({ database, makeCard }: CardMaking, { token, asker, ...asked }: AskedCard, now: Date) {
  const link = await findOpenLink(database, fingerprintOfToken(token), now);
  if (link?.sections.includes('card')) return makeCard(await loadSubject(database, link.personId, now), asked, asker);
  return { name: `bhava-${asked.language}.png`, bytes: Uint8Array.from(await sharePicture(asked.language)) };
}

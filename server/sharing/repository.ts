import { sql } from 'kysely';
import type { ReportName } from '#contract/report-names.ts';
import type { Database } from '#server/platform/database.ts';

type NewLink = {
  readonly personId: number;
  readonly tokenHash: string;
  readonly report: ReportName;
  readonly sections: readonly string[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export async function insertLink(database: Database, { sections, ...link }: NewLink): Promise<number> {
  const row = await database
    .insertInto('shareLink')
    .values({ ...link, sections: JSON.stringify(sections), revokedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** With how many have seen each, the newest first. */
export const findLinksOf = (database: Database, personId: number) =>
  database
    .selectFrom('shareLink')
    .leftJoin('shareLinkView', 'shareLinkView.linkId', 'shareLink.id')
    .select(['shareLink.id', 'report', 'sections', 'createdAt', 'expiresAt', 'revokedAt'])
    .select(sql<number>`count(share_link_view.viewer)::int`.as('seen'))
    .where('personId', '=', personId)
    .groupBy('shareLink.id')
    .orderBy('createdAt', 'desc')
    .orderBy('shareLink.id', 'desc')
    .execute();

/** A link that still shows something. */
export const findOpenLink = (database: Database, tokenHash: string, now: Date) =>
  database
    .selectFrom('shareLink')
    .select(['id', 'personId', 'report', 'sections', 'expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

export async function markRevoked(
  database: Database,
  { linkId, personId }: { linkId: number; personId: number },
  now: Date,
): Promise<void> {
  await database
    .updateTable('shareLink')
    .set({ revokedAt: now })
    .where('id', '=', linkId)
    .where('personId', '=', personId)
    .where('revokedAt', 'is', null)
    .execute();
}

export async function countView(database: Database, view: { linkId: number; day: string; viewer: string }): Promise<void> {
  await database
    .insertInto('shareLinkView')
    .values(view)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

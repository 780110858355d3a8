import type { ColumnType, Generated } from 'kysely';
import type { ReportName } from '#contract/report-names.ts';

export type ShareLinkTable = {
  id: Generated<number>;
  personId: number;
  tokenHash: string;
  report: ReportName;
  /** jsonb */
  sections: ColumnType<string[], string, never>;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
};

/** `day` as PostgreSQL writes a date: 2026-03-01. */
export type ShareLinkViewTable = { linkId: number; day: ColumnType<Date, string, never>; viewer: string };

interface SharingTables {
  shareLink: ShareLinkTable;
  shareLinkView: ShareLinkViewTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends SharingTables {}
}

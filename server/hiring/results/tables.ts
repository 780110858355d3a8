import type { Generated } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { Json } from '../tables.ts';
import type { Snapshot } from './snapshot.ts';

type ResultGrantTable = {
  id: Generated<number>;
  orgId: number;
  applicationId: number;
  personId: number;
  houses: Json<number[]>;
  snapshot: Json<Snapshot> | null;
  notice: string;
  language: Language;
  grantedAt: Date;
  endsAt: Date;
  closedAt: Date | null;
  closedAs: 'revoked' | 'replaced' | 'ended' | 'withdrawn' | null;
};

interface ResultTables {
  'hiring.resultGrant': ResultGrantTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends ResultTables {}
}

import type { Generated } from 'kysely';

/** An open invitation has a token and no second person; what both have agreed to has a second person and no token. */
export type RelationshipTable = {
  id: Generated<number>;
  inviterId: number;
  invitedId: number | null;
  tokenHash: string | null;
  expiresAt: Date;
  agreedAt: Date | null;
};

interface RelationshipTables {
  relationship: RelationshipTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends RelationshipTables {}
}

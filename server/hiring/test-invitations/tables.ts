import type { Generated } from 'kysely';
import type { Json } from '../tables.ts';

type TestInvitationTable = {
  id: Generated<number>;
  orgId: number;
  applicationId: number;
  personId: number;
  tests: Json<string[]>;
  invitedBy: number;
  invitedAt: Date;
  declinedAt: Date | null;
};

interface TestInvitationTables {
  'hiring.testInvitation': TestInvitationTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends TestInvitationTables {}
}

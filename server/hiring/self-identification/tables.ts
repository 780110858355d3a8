import type { SelfIdentification } from '#contract/hiring/self-identification.ts';

type SelfIdentificationTable = SelfIdentification & { orgId: number; applicationId: number; personId: number; toldAt: Date };

interface SelfIdentificationTables {
  'hiring.selfIdentification': SelfIdentificationTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends SelfIdentificationTables {}
}

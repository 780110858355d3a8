import type { Generated } from 'kysely';
import type { AccountTable, KeyTable, SessionTable } from '#server/identity/tables.ts';

/** The account of a member. Which organisation it belongs to stands in hiring.member. */
export type EmployerTable = {
  id: Generated<number>;
  name: string;
  email: string;
  emailVerified: Generated<boolean>;
  language: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
};

interface EmployerTables {
  'employers.person': EmployerTable;
  'employers.session': SessionTable;
  'employers.account': AccountTable;
  'employers.jwks': KeyTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends EmployerTables {}
}

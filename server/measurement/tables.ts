import type { ColumnType } from 'kysely';

/** Written as JSON text (an array sent as jsonb fails on a PostgreSQL server), read as the value. */
type Json<T> = ColumnType<T, string, string>;

/** The newest scores of a person, and what they were computed from. */
export type ProfileTable = {
  personId: number;
  fingerprint: string;
  bankVersions: Json<Record<string, string>>;
  normsVersion: string;
  theta: Json<number[]>;
  covariance: Json<number[]>;
  computedAt: Date;
};

interface MeasurementTables {
  profile: ProfileTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends MeasurementTables {}
}

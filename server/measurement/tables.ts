import type { ColumnType, GeneratedAlways } from 'kysely';
import type { KeptSitting } from './repository.ts';

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

/** A state in which a person's scores have been. */
type PastProfileTable = ProfileTable & {
  id: GeneratedAlways<number>;
  /** When the newest of the sittings was finished. */
  asOf: Date;
  sittings: Json<KeptSitting[]>;
};

interface MeasurementTables {
  profile: ProfileTable;
  pastProfile: PastProfileTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends MeasurementTables {}
}

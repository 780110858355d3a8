import type { AssessmentTables } from './assessments/tables.ts';
import type { IdentityTables } from './identity/tables.ts';
import type { MeasurementTables } from './measurement/tables.ts';
import type { NarrativeTables } from './narratives/tables.ts';
import type { PlatformTables } from './platform/tables.ts';

/** Every table of every domain: each domain declares its own beside its repository, and they meet here. Types only. */
export type Tables = IdentityTables & AssessmentTables & MeasurementTables & NarrativeTables & PlatformTables;

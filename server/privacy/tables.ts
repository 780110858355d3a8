import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { ConsentBy, GrievanceAbout, ParentDecision, Purpose } from '#contract/privacy-words.ts';

type BirthTable = { personId: number; year: number; month: number; toldAt: Date };

/** Only ever added to: the database refuses anything else. The newest row of a purpose counts. */
type ConsentRecordTable = {
  id: Generated<number>;
  personId: number;
  purpose: Purpose;
  isGiven: boolean;
  givenBy: ConsentBy;
  /** The version of the text that was read. */
  notice: string;
  language: Language;
  recordedAt: Date;
};

type ParentRequestTable = {
  id: Generated<number>;
  personId: number;
  email: string;
  nonce: string;
  language: Language;
  askedAt: Date;
  expiresAt: Date;
  tries: Generated<number>;
  decision: ColumnType<ParentDecision | null, undefined, ParentDecision>;
  decidedAt: ColumnType<Date | null, undefined, Date>;
  parentName: ColumnType<string | null, undefined, string>;
};

type ErasureTable = { personId: number; askedAt: Date; dueAt: Date; askedBy: ConsentBy | 'nobody'; language: Language };

type ErasureRecordTable = {
  id: Generated<number>;
  subject: string;
  askedAt: Date;
  askedBy: string;
  erasedAt: Date;
  consents: ColumnType<unknown, string, never>;
  keepUntil: Date;
};

type GrievanceTable = {
  id: Generated<number>;
  personId: number | null;
  name: string;
  email: string;
  about: GrievanceAbout;
  text: string;
  language: Language;
  receivedAt: Date;
  dueAt: Date;
  answer: ColumnType<string | null, undefined, string>;
  answeredAt: ColumnType<Date | null, undefined, Date>;
  answerMailedAt: ColumnType<Date | null, undefined, Date>;
};

interface PrivacyTables {
  'people.birth': BirthTable;
  consentRecord: ConsentRecordTable;
  parentRequest: ParentRequestTable;
  erasure: ErasureTable;
  erasureRecord: ErasureRecordTable;
  grievance: GrievanceTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends PrivacyTables {}
}

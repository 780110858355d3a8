import type { ColumnType, Generated } from 'kysely';

/** As jsonb: what is written is text. */
type Listed = ColumnType<readonly string[], string, string>;

export type PracticeCourseTable = {
  id: Generated<number>;
  personId: number;
  arts: Listed;
  /** A day in the person's own time zone, as all days here. */
  begunOn: string;
  begunAt: Date;
  endedAt: Date | null;
};

export type PracticeRecordTable = {
  personId: number;
  key: string;
  exercise: string;
  kind: 'done' | 'told';
  day: string;
  step: number | null;
  share: number | null;
  count: number | null;
  word: number | null;
  receivedAt: Date;
};

export type PracticeKeyTable = { personId: number; sealed: Uint8Array };

export type PracticeJournalEntryTable = {
  personId: number;
  key: string;
  day: string;
  exercise: string | null;
  sealed: Uint8Array;
  writtenAt: Date;
};

export type PracticeSettingTable = {
  personId: number;
  timeZone: string;
  language: string;
  mailHour: number | null;
  nextMailAt: Date | null;
  calendarHash: string | null;
  calendarHour: number | null;
};

interface PracticeTables {
  practiceCourse: PracticeCourseTable;
  practiceRecord: PracticeRecordTable;
  practiceKey: PracticeKeyTable;
  practiceJournalEntry: PracticeJournalEntryTable;
  practiceSetting: PracticeSettingTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends PracticeTables {}
}

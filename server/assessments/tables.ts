import type { ColumnType, Generated } from 'kysely';
import type { Counts } from '#content/games/game.ts';
import type { Device } from '#contract/assessments.ts';
import type { Language } from '#contract/language.ts';

/** A person's one go at a test. */
type SittingTable = {
  id: Generated<number>;
  /** Null in a guest's sitting. */
  personId: number | null;
  /** Until when a guest's sitting is kept; null in a person's. */
  guestUntil: ColumnType<Date | null, Date | null | undefined>;
  test: string;
  bankVersion: string;
  seed: number;
  /** In which it is told, from start to end. */
  language: Language;
  device: Device;
  /** Played without a clock. */
  isUntimed: ColumnType<boolean, boolean | undefined>;
  /** Null where the device did not tell. */
  inputKind: string | null;
  refreshHz: number | null;
  startedAt: Date;
  finishedAt: Date | null;
  /** jsonb: the names of what spoke against the sitting. */
  flags: ColumnType<string[] | null, string | null, string>;
  valid: boolean | null;
  /** jsonb: what was done in a game, once it is finished. */
  counts: ColumnType<Counts | null, string | null | undefined, string | null>;
};

/** An answer, kept before it is acknowledged. `item` and `option` say what it means; an unscored one has no item. */
type ResponseTable = {
  sittingId: number;
  position: number;
  screen: string;
  answer: ColumnType<unknown, string, never>;
  item: string | null;
  option: string;
  responseTimeMs: number;
  receivedAt: Date;
  /** How often the player turned to something else during the answer. */
  aways: ColumnType<number, number | undefined>;
};

type AssessmentTables = { sitting: SittingTable; response: ResponseTable };

declare module '#server/platform/database.ts' {
  interface Tables extends AssessmentTables {}
}

import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Field, PagePart, SpokenLanguage } from '#contract/society/member-page-words.ts';

/** Written as text: an array would be sent as an array of PostgreSQL. */
type Json<T> = ColumnType<T, string, string>;

type MemberPageTable = {
  /** The number that other members see, in place of the account's. */
  id: GeneratedAlways<number>;
  personId: number;
  name: string;
  lines: string;
  fields: Json<Field[]>;
  languages: Json<SpokenLanguage[]>;
  place: string;
  offer: string;
  lookFor: string;
  shown: Json<PagePart[]>;
  updatedAt: Date;
  isListed: GeneratedAlways<boolean>;
};

declare module '#server/platform/database.ts' {
  interface Tables {
    'society.memberPage': MemberPageTable;
  }
}

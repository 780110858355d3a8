import { sql } from 'kysely';
import type { Field, SpokenLanguage } from '#contract/society/member-page-words.ts';
import type { PageContent } from '#contract/society/member-pages.ts';
import type { Database } from '#server/platform/database.ts';
import { isApartFrom } from '../blocks/repository.ts';

const columns = ['page.id', 'page.personId', 'page.name', 'page.lines', 'page.fields', 'page.languages', 'page.place'] as const;
const moreColumns = ['page.offer', 'page.lookFor', 'page.shown'] as const;

export const findPageOf = (database: Database, personId: number) =>
  database
    .selectFrom('society.memberPage as page')
    .select([...columns, ...moreColumns, 'page.updatedAt'])
    .where('personId', '=', personId)
    .executeTakeFirst();

export async function savePage(database: Database, personId: number, content: PageContent, updatedAt: Date): Promise<number> {
  const { fields, languages, shown, ...texts } = content;
  const row = {
    ...texts,
    ...{ fields: JSON.stringify(fields), languages: JSON.stringify(languages), shown: JSON.stringify(shown), updatedAt },
  };
  const { id } = await database
    .insertInto('society.memberPage')
    .values({ personId, ...row })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The pages of members who are there for a reader, and show their name. Where one has blocked the other, neither is there. */
const listedPages = (database: Database, readerId: number) =>
  database
    .selectFrom('society.memberPage as page')
    .innerJoin('society.presentMember as present', 'present.personId', 'page.personId')
    .select([...columns, ...moreColumns])
    .where('page.isListed', '=', true)
    .where(({ not }) => not(isApartFrom(readerId, 'page.personId')));

type Filter = {
  /** A query of the database: rules.ts makes it. */
  readonly words: string | null;
  readonly field: Field | undefined;
  readonly language: SpokenLanguage | undefined;
  readonly after: number | undefined;
  readonly size: number;
};

/** One more than asked for, if there are more. */
export function listPages(database: Database, readerId: number, { words, field, language, after, size }: Filter) {
  let query = listedPages(database, readerId);
  if (words !== null) query = query.where(sql<boolean>`page.search @@ to_tsquery('simple', ${words})`);
  if (field) query = query.where(sql<boolean>`page.shown_fields @> ${JSON.stringify([field])}::jsonb`);
  if (language) query = query.where(sql<boolean>`page.shown_languages @> ${JSON.stringify([language])}::jsonb`);
  if (after !== undefined) query = query.where('page.id', '<', after);
  return query
    .orderBy('page.id', 'desc')
    .limit(size + 1)
    .execute();
}

export const findPage = (database: Database, readerId: number, memberId: number) =>
  listedPages(database, readerId).where('page.id', '=', memberId).executeTakeFirst();

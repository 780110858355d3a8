import type { z } from 'zod';
import { memberPageMessages as say } from '#contract/society/member-page-messages.ts';
import { FIELDS, MEMBERS_PAGE_SIZE, SPOKEN_LANGUAGES } from '#contract/society/member-page-words.ts';
import type { listMembers, MemberPage, OwnPage, PageContent } from '#contract/society/member-pages.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { mustMayWrite } from '../pauses/actions.ts';
import { findPage, findPageOf, listPages, savePage } from './repository.ts';
import { asShown, EMPTY_PAGE, inOrder, shownOf, toSearch } from './rules.ts';

export async function readOwnPage(database: Database, personId: number): Promise<OwnPage> {
  const page = await findPageOf(database, personId);
  return page ? { ...page, memberId: page.id } : EMPTY_PAGE;
}

export async function saveOwnPage(database: Database, personId: number, content: PageContent, at: Date): Promise<OwnPage> {
  const ordered = {
    ...content,
    fields: inOrder(FIELDS, content.fields),
    languages: inOrder(SPOKEN_LANGUAGES, content.languages),
    shown: shownOf(content.shown),
  };
  await mustMayWrite(database, personId, at);
  const memberId = await savePage(database, personId, ordered, at);
  return { ...ordered, memberId };
}

type Query = z.output<(typeof listMembers)['query']>;

export async function searchMembers(database: Database, personId: number, { search = '', field, language, after }: Query) {
  const filter = { words: toSearch(search), field, language, after, size: MEMBERS_PAGE_SIZE };
  const rows = await listPages(database, personId, filter);
  const page = rows.slice(0, MEMBERS_PAGE_SIZE);
  return {
    members: page.map((row) => asShown(row, row.id, row.personId === personId)),
    next: rows.length > page.length ? page.at(-1)!.id : null,
  };
}

export async function readMember(database: Database, personId: number, memberId: number): Promise<MemberPage> {
  const page = await findPage(database, personId, memberId);
  if (!page) throw new Problem('not-found', say.notThere);
  return asShown(page, page.id, page.personId === personId);
}

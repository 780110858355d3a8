import type { Snapshot } from '#contract/society/safety.ts';
import { CRITERIA, type ProblemState } from '#contract/society/think-tank/words.ts';
import type { Database } from '#server/platform/database.ts';
import { listChosen } from '../briefs/repository.ts';
import { findEditor } from '../membership/repository.ts';
import { findPersonIn, findProblem, findSeat, type Problem, setAside, takeBack } from '../problems/repository.ts';
import { isPublic } from '../problems/rules.ts';
import { findSubmitted, listAuthors, putAside } from '../proposals/repository.ts';
import { record } from '../record/repository.ts';
import { findProblemOfReview, findShownReview, putReviewAside } from '../reviews/repository.ts';
import type { Subject } from '../subjects/repository.ts';

const isSlug = (subject: string): boolean => /^[a-z\d][a-z\d-]{0,79}$/.test(subject);
const isUuid = (subject: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(subject);

const findBySlug = (database: Database, slug: string): Promise<Problem | undefined> =>
  isSlug(slug) ? findProblem(database, slug) : Promise.resolve(undefined);

/** Whoever asked, decided upon, wrote, reviewed or read something of a problem has a seat in it, and decides nothing about it. */
const hasSeat = async (database: Database, problemId: number | undefined, personId: number): Promise<boolean> =>
  problemId !== undefined && (await findSeat(database, problemId, personId)) !== undefined;

async function removeProblem(transaction: Database, slug: string, at: Date): Promise<void> {
  const id = await setAside(transaction, slug);
  if (id !== undefined) await record(transaction, id, 'removed', { slug }, at);
}

async function restoreProblem(transaction: Database, slug: string, at: Date): Promise<void> {
  const id = await takeBack(transaction, slug);
  if (id !== undefined) await record(transaction, id, 'restored', { slug }, at);
}

const ofProblems = {
  remove: (transaction: Database, slug: string, _parts: Snapshot, at: Date) => removeProblem(transaction, slug, at),
  restore: (transaction: Database, slug: string, _parts: Snapshot, at: Date) => restoreProblem(transaction, slug, at),
  isPartOf: async (database: Database, slug: string, personId: number) =>
    hasSeat(database, (await findProblem(database, slug))?.id, personId),
};

/** What everybody sees, or what waits for the editorial circle. Nobody asks for the name of whoever asked: it may not be shown. */
export const problem: Subject = {
  ...ofProblems,
  isBlind: true,
  async find(database, readerId, subject) {
    const found = await findBySlug(database, subject);
    if (!found || !(await isSeenBy(database, found.state, readerId))) return undefined;
    const asker = await findPersonIn(database, found.askerSeat);
    const parts = (['title', 'context', 'question', 'known', 'use'] as const).map((part) => ({ part, text: found[part] }));
    return { subject, authors: asker === undefined ? [] : [asker], parts };
  },
};

const isSeenBy = async (database: Database, state: ProblemState, readerId: number): Promise<boolean> =>
  isPublic(state) || (state === 'offered' && (await findEditor(database, readerId)) !== undefined);

/** What is published, with its authors' names. */
export const brief: Subject = {
  ...ofProblems,
  isBlind: false,
  async find(database, _readerId, subject) {
    const found = await findBySlug(database, subject);
    if (found?.state !== 'published') return undefined;
    const chosen = await listChosen(database, found.id);
    if (chosen.length === 0) return undefined;
    const authors = (await Promise.all(chosen.map(({ id }) => listAuthors(database, id)))).flat().map(({ id }) => id);
    return { subject, authors: [...new Set(authors)], parts: chosen.flatMap(partsOf) };
  },
};

const partsOf = ({ title, text, sources }: { title: string; text: string; sources: readonly string[] }): Snapshot => [
  { part: 'title', text: title },
  { part: 'text', text },
  ...(sources.length > 0 ? [{ part: 'sources' as const, text: sources.join('\n') }] : []),
];

/** A reviewer knows it by the number of the review, whoever votes by its own; it is filed by its own. */
export const proposal: Subject = {
  isBlind: true,
  async find(database, readerId, subject) {
    const found = isUuid(subject) ? await findSubmitted(database, subject, readerId) : undefined;
    if (!found) return undefined;
    const authors = await listAuthors(database, found.id);
    return { subject: found.id, authors: authors.map(({ id }) => id), parts: partsOf(found) };
  },
  async remove(transaction, subject, _parts, at) {
    const problemId = await putAside(transaction, subject, true);
    if (problemId !== undefined) await record(transaction, problemId, 'removed', { proposal: subject }, at);
  },
  async restore(transaction, subject, _parts, at) {
    const problemId = await putAside(transaction, subject, false);
    if (problemId !== undefined) await record(transaction, problemId, 'restored', { proposal: subject }, at);
  },
  async isPartOf(database, subject, personId) {
    const found = await database.selectFrom('society.proposal').select('problemId').where('id', '=', subject).executeTakeFirst();
    return hasSeat(database, found?.problemId, personId);
  },
};

/** Authors of a proposal know its reviews by another number than reviewers do; a review is filed by its own. */
export const review: Subject = {
  isBlind: true,
  isForAuthors: true,
  async find(database, readerId, subject) {
    const found = isUuid(subject) ? await findShownReview(database, subject, readerId) : undefined;
    if (!found?.marks) return undefined;
    const reviewer = await findPersonIn(database, found.seat);
    const { marks } = found;
    const parts = CRITERIA.map((part) => ({ part, text: `${marks[part].mark}/5: ${marks[part].words}` }));
    return { subject: found.id, authors: reviewer === undefined ? [] : [reviewer], parts };
  },
  async remove(transaction, subject, _parts, at) {
    const problemId = await putReviewAside(transaction, subject, at);
    if (problemId !== undefined) await record(transaction, problemId, 'removed', { review: subject }, at);
  },
  async restore(transaction, subject, _parts, at) {
    const problemId = await putReviewAside(transaction, subject, null);
    if (problemId !== undefined) await record(transaction, problemId, 'restored', { review: subject }, at);
  },
  async isPartOf(database, subject, personId) {
    return hasSeat(database, await findProblemOfReview(database, subject), personId);
  },
};

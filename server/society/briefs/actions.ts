import type { Brief, EarlierTexts } from '#contract/society/think-tank/briefs.ts';
import { tankMessages as say } from '#contract/society/think-tank/messages.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem as Refusal } from '#server/platform/problem.ts';
import { markdownToHtml } from '../markdown.ts';
import { findProblem, type Problem } from '../problems/repository.ts';
import { countAuthors, listAuthors, listPublishedVersions, listVersions } from '../proposals/repository.ts';
import { readLog } from '../record/repository.ts';
import { listGiven } from '../reviews/repository.ts';
import { listBallots, listOutcomes } from '../votes/repository.ts';
import { answeredOf } from '../votes/rules.ts';
import { listChosen, listResult } from './repository.ts';
import { outcomeDays } from './rules.ts';

export async function readBrief(database: Database, problem: Problem): Promise<Brief> {
  const [chosen, result, ballots, log, outcomes] = await Promise.all([
    listChosen(database, problem.id),
    listResult(database, problem.id),
    listBallots(database, problem.id),
    readLog(database, problem.id),
    listOutcomes(database, problem.id),
  ]);
  return {
    publishedAt: problem.publishedAt!.toISOString(),
    chosen: await Promise.all(chosen.map((one) => describe(database, one))),
    chosenGone: result.filter(({ isChosen }) => isChosen).length - chosen.length,
    others: result.filter(({ isChosen }) => !isChosen).map(({ title, approvals }) => ({ title, approvals })),
    ballots: ballots.length,
    seal: problem.seal ?? '',
    log: log.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    outcomes: outcomes.flatMap(({ afterDays, text, saidAt }) => {
      const days = outcomeDays(afterDays);
      return days && text !== null && saidAt ? [{ afterDays: days, text, saidAt: saidAt.toISOString() }] : [];
    }),
  };
}

type Chosen = Awaited<ReturnType<typeof listChosen>>[number];

async function describe(database: Database, { id, title, text, sources, version, approvals }: Chosen) {
  const [authors, count, reviews, versions] = await Promise.all([
    listAuthors(database, id),
    countAuthors(database, id),
    listGiven(database, [id]),
    listVersions(database, id),
  ]);
  return {
    ...{ title, sources, approvals, version },
    html: markdownToHtml(text),
    authors: authors.map(({ name }) => name),
    authorsGone: count - authors.length,
    reviews: reviews.map(answeredOf),
    corrections: versions
      .filter(({ note }) => note !== '')
      .map(({ version: corrected, note, savedAt }) => ({ version: corrected, note, at: savedAt.toISOString() })),
  };
}

/** What each brief said since it was published; nothing that was written before. */
export async function readEarlierTexts(database: Database, slug: string): Promise<EarlierTexts> {
  const problem = await findProblem(database, slug);
  if (problem?.state !== 'published') throw new Refusal('not-found', say.noBrief);
  const chosen = await listChosen(database, problem.id);
  if (chosen.length === 0) throw new Refusal('not-found', say.noBrief);
  const briefs = chosen.map(async ({ id, title }) => {
    const [authors, versions] = await Promise.all([listAuthors(database, id), listPublishedVersions(database, id)]);
    return {
      title,
      authors: authors.map(({ name }) => name),
      versions: versions.map(({ version, title: then, text, sources, savedAt, note }, index) => ({
        ...{ version, title: then, html: markdownToHtml(text), sources },
        // the first was published later than it was saved, and when authors write is theirs to know
        ...(index === versions.length - 1 ? { at: problem.publishedAt!.toISOString(), note: '' } : { at: savedAt.toISOString(), note }),
      })),
    };
  });
  return { title: problem.title, briefs: await Promise.all(briefs) };
}

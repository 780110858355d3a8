import type { FileContent } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import { tankMessages as say } from '#contract/society/think-tank/messages.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem as Refusal } from '#server/platform/problem.ts';
import type { Print } from '#server/reports/pdf/print-thread.ts';
import { listChosen } from '../briefs/repository.ts';
import { readPublicProblem } from '../problems/actions.ts';
import { findProblem } from '../problems/repository.ts';
import { paperOf } from './paper.ts';

type Needs = { readonly database: Database; readonly print: Print };
type Asked = { readonly slug: string; readonly language: Language; readonly origin: string; readonly asker: string };

/** A published brief as a file. Its day is that of its last change: whoever prints it twice has the same paper. */
export async function printBrief({ database, print }: Needs, { slug, language, origin, asker }: Asked): Promise<FileContent> {
  const problem = await findProblem(database, slug);
  if (problem?.state !== 'published') throw new Refusal('not-found', say.noBrief);
  const [{ brief, ...shown }, texts] = await Promise.all([readPublicProblem(database, slug), listChosen(database, problem.id)]);
  if (!brief) throw new Refusal('not-found', say.noBrief);
  // both lists are in the order of the same ids
  const chosen = brief.chosen.map((one, index) => ({ ...one, text: texts[index]!.text }));
  const lastChange = [brief.publishedAt, ...chosen.flatMap(({ corrections }) => corrections.map(({ at }) => at))].sort().at(-1)!;
  const paper = paperOf({ ...shown, brief, chosen, address: `${origin}/think-tank/${slug}` }, language);
  const bytes = await print(paper, new Date(lastChange), asker);
  return { name: `bhava-${slug}-${language}.pdf`, bytes };
}

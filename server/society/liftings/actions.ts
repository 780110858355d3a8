import type { Database } from '#server/platform/database.ts';
import { findNewestSnapshot, insertDecision, listAuthors, lockCase, markDecided } from '../cases/repository.ts';
import { recordCase } from '../record/repository.ts';
import { subjects } from '../subjects/subjects.ts';

type Lifting = { readonly reason: string; readonly operator: string; readonly at: Date };

/** When the exclusion that a case led to has been lifted: what it took along is there again, and nothing of the decision is in force. */
export async function liftDecision(transaction: Database, caseId: number, { reason, operator, at }: Lifting): Promise<void> {
  const held = await lockCase(transaction, caseId);
  if (held?.outcome !== 'exclusion') return;
  await subjects[held.kind].restore(transaction, held.subject, (await findNewestSnapshot(transaction, caseId)) ?? [], at);
  const authors = await listAuthors(transaction, caseId);
  await insertDecision(transaction, caseId, authors.length > 0 ? authors : [null], { outcome: 'none', reason, at });
  await markDecided(transaction, caseId, 'none', operator, at);
  await recordCase(transaction, caseId, 'lifted', { outcome: 'none', reason, operator }, at);
}

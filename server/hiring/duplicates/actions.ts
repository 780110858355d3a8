import { duplicateMessages as say } from '#contract/hiring/duplicates.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import type { Candidates } from '../candidates/actions.ts';
import { markJoined, moveJoined } from '../joining/repository.ts';
import { recordApplicationEvent, writeAudit } from '../repository.ts';
import { type Member, mayReveal } from '../rules.ts';
import { inScope } from '../scope.ts';
import { joinEntries, listApplicationsOf, listEntries, listPairs, moveApplications } from './repository.ts';
import { mayBeOnePerson, planMerge } from './rules.ts';

export function readDuplicates({ database }: Candidates, member: Member) {
  allow(mayReveal(member), hiringMessages.notAllowed);
  const { orgId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const pairs = await listPairs(transaction, member);
    const ids = [...new Set(pairs.flatMap(({ keep, merge }) => [keep, merge]))];
    if (ids.length === 0) return { pairs: [] };
    const entries = await listEntries(transaction, orgId, ids);
    const applications = await listApplicationsOf(transaction, orgId, ids);
    const entryOf = (id: number, otherId: number) => {
      const { name, email, phone } = entries.find((entry) => entry.id === id)!;
      const others = applications.filter(({ candidateId }) => candidateId === otherId);
      const own = applications
        .filter(({ candidateId }) => candidateId === id)
        .map(({ applicationId, jobTitle, status, jobId }) => ({
          ...{ applicationId, jobTitle, status },
          isTwice: others.some((other) => other.jobId === jobId),
        }));
      return { candidateId: id, name, email, phone, applications: own };
    };
    return {
      pairs: pairs.map(({ keep, merge, ...same }) => ({ ...same, keep: entryOf(keep, merge), merge: entryOf(merge, keep) })),
    };
  });
}

export function mergeCandidates({ database, now }: Candidates, member: Member, wanted: { readonly keep: number; readonly merge: number }) {
  const { orgId, id: memberId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    allow(mayReveal(member), hiringMessages.notAllowed);
    const entries = await listEntries(transaction, orgId, [wanted.keep, wanted.merge]);
    const keep = entries.find(({ id }) => id === wanted.keep);
    const merge = entries.find(({ id }) => id === wanted.merge);
    if (!keep || !merge || keep === merge) throw new Problem('not-found', hiringMessages.notFound);
    if (!mayBeOnePerson(keep, merge)) throw new Problem('conflict', say.twoPeople);
    // only what the list of pairs tells this member of: who is withheld from them, or whom nothing links, is not merged
    const isPair = (await listPairs(transaction, member)).some(
      (pair) => [pair.keep, pair.merge].includes(keep.id) && [pair.keep, pair.merge].includes(merge.id),
    );
    if (!isPair) throw new Problem('conflict', say.changed);
    const applications = await listApplicationsOf(transaction, orgId, [keep.id, merge.id]);
    const of = (candidate: number) => applications.filter(({ candidateId }) => candidateId === candidate);
    const { moves, joins } = planMerge(of(keep.id), of(merge.id));
    const isActive = (id: number) => applications.some(({ applicationId, status }) => applicationId === id && status === 'active');
    if (joins.some(({ from, into }) => isActive(from) && !isActive(into))) throw new Problem('conflict', say.keepTheActive);
    const at = now();
    await moveApplications(transaction, orgId, moves, keep.id);
    for (const { from, into, jobId } of joins) {
      await markJoined(transaction, { orgId, from, into }, at);
      await moveJoined(transaction, { orgId, from, into });
      for (const applicationId of [from, into])
        await recordApplicationEvent(transaction, { orgId, applicationId, jobId, kind: 'merged', memberId, at });
    }
    await joinEntries(transaction, orgId, keep, merge);
    const details = { merged: merge.id, moves, joins };
    await writeAudit(transaction, { orgId, memberId, kind: 'merged', subject: String(keep.id), details, at });
    return { moved: moves.length, joined: joins.length };
  });
}

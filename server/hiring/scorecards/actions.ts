import type { z } from 'zod';
import type { writeScorecard as endpoint } from '#contract/hiring/candidates.ts';
import { candidateMessages as say } from '#contract/hiring/candidates.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { type Candidates, loadApplication } from '../candidates/actions.ts';
import { listMembers } from '../candidates/repository.ts';
import { notifyMember, tellPages } from '../repository.ts';
import { type Member, mayWorkOnJob } from '../rules.ts';
import { inScope } from '../scope.ts';
import { deleteAssignment, findAssignment, putAssignment, putScorecard } from './repository.ts';

type Scorecard = z.output<(typeof endpoint)['body']>;

export function writeScorecard({ database, now }: Candidates, member: Member, applicationId: number, card: Scorecard) {
  const { orgId, id: memberId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const application = await loadApplication(transaction, member, applicationId);
    const assignment = await findAssignment(transaction, { orgId, applicationId, memberId });
    allow(mayWorkOnJob(member, application) || assignment !== undefined, hiringMessages.notAllowed);
    const submittedAt = now();
    const { recommendation, remark } = card;
    const ratings = JSON.stringify(Object.entries(card.ratings).map(([criterion, rating]) => ({ criterion, rating })));
    await putScorecard(transaction, { orgId, applicationId, memberId, recommendation, ratings, remark, submittedAt });
    await tellPages(transaction, { orgId, what: 'application', subjectId: applicationId, at: submittedAt });
    return { submittedAt: submittedAt.toISOString() };
  });
}

type Assigned = { readonly applicationId: number; readonly memberId: number };

export function assignMember({ database, now }: Candidates, member: Member, { applicationId, memberId }: Assigned, seesResults: boolean) {
  const { orgId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const application = await loadApplication(transaction, member, applicationId);
    allow(mayWorkOnJob(member, application), hiringMessages.notAllowed);
    const members = await listMembers(transaction, orgId);
    if (!members.some((one) => one.memberId === memberId)) throw new Problem('not-found', say.noInterviewer);
    const isNew = await putAssignment(transaction, { orgId, applicationId, memberId }, seesResults, now());
    if (isNew && memberId !== member.id) {
      const by = members.find((one) => one.memberId === member.id)!.name;
      const facts = { by, applicationId, job: application.jobTitle };
      const path = `/home/employer/candidates/${applicationId}`;
      await notifyMember(transaction, { orgId, memberId, kind: 'assigned', facts, path, at: now() });
    }
    await tellPages(transaction, { orgId, what: 'application', subjectId: applicationId, at: now() });
    return {};
  });
}

export function unassignMember({ database, now }: Candidates, member: Member, { applicationId, memberId }: Assigned) {
  const { orgId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const application = await loadApplication(transaction, member, applicationId);
    allow(mayWorkOnJob(member, application), hiringMessages.notAllowed);
    await deleteAssignment(transaction, { orgId, applicationId, memberId });
    await tellPages(transaction, { orgId, what: 'application', subjectId: applicationId, at: now() });
    return {};
  });
}

import type { Database } from '#server/platform/database.ts';
import type { Add } from '#server/platform/job.ts';
import { notifyMember, tellPages } from '../repository.ts';
import { type InterviewMail, interviewMailJob } from './mail-job.ts';
import { findTold } from './repository.ts';
import type { Standing } from './standing.ts';

/** The pages that show it load it again. */
export const tell = (transaction: Database, orgId: number, subjectId: number, at: Date) =>
  tellPages(transaction, { orgId, what: 'interview', subjectId, at });

/** One mail to each, the candidate by null: nobody reads the addresses of the others. */
export async function addMails(add: Add, mail: Omit<InterviewMail, 'memberId'>, memberIds: readonly (number | null)[]): Promise<void> {
  for (const memberId of memberIds) await add(interviewMailJob, { ...mail, memberId });
}

/** A line in the bells of members, about an interview as it stands now. */
export async function notify(
  transaction: Database,
  { orgId, id }: Pick<Standing, 'orgId' | 'id'>,
  kind: string,
  memberIds: readonly number[],
  at: Date,
) {
  const told = await findTold(transaction, orgId, id);
  if (!told) return;
  const facts = {
    candidate: told.isWithheld ? '' : told.candidateName,
    number: told.candidateId,
    applicationId: told.applicationId,
    job: told.jobTitle,
    interview: told.title,
    startsAt: told.startsAt?.toISOString() ?? '',
    timeZone: told.timeZone,
  };
  for (const memberId of new Set(memberIds))
    await notifyMember(transaction, { orgId, memberId, kind, facts, path: '/home/manage-interviews', at });
}

import { candidateMessages as say } from '#contract/hiring/candidates.ts';
import { Problem } from '#server/platform/problem.ts';
import { type Candidates, loadApplication } from '../candidates/actions.ts';
import { findApplication, listMembers } from '../candidates/repository.ts';
import { notifyMember, tellPages } from '../repository.ts';
import type { Member } from '../rules.ts';
import { inScope } from '../scope.ts';
import { insertNote } from './repository.ts';

type Note = { readonly text: string; readonly mentions: readonly number[] };

/** Whoever is named must be able to open what they are told of; nothing in their bell says the candidate's name. */
export function writeNote({ database, now }: Candidates, member: Member, applicationId: number, { text, mentions }: Note) {
  const { orgId, id: memberId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const { jobTitle } = await loadApplication(transaction, member, applicationId);
    const members = await listMembers(transaction, orgId);
    const me = members.find((colleague) => colleague.memberId === memberId)!;
    const named = [...new Set(mentions)].filter((id) => id !== memberId);
    for (const id of named) {
      const colleague = members.find((one) => one.memberId === id);
      const { role, accountId } = colleague ?? {};
      const mayLook = role && accountId && (await findApplication(transaction, { id, orgId, accountId, role }, applicationId));
      if (!mayLook) throw new Problem('unprocessable', say.mentionBlind);
    }
    const noteId = await insertNote(transaction, { orgId, applicationId, memberId, text, mentions: named, at: now() });
    for (const id of named)
      await notifyMember(transaction, {
        orgId,
        memberId: id,
        kind: 'mentioned',
        facts: { by: me.name, applicationId, job: jobTitle },
        path: `/home/employer/candidates/${applicationId}`,
        at: now(),
      });
    await tellPages(transaction, { orgId, what: 'application', subjectId: applicationId, at: now() });
    return { noteId };
  });
}

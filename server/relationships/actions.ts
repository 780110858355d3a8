import { randomBytes } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import { relationshipMessages, type TwoReport } from '#contract/relationships.ts';
import { findName, isVerified } from '#server/identity/repository.ts';
import { type Profile, profileOf } from '#server/measurement/actions.ts';
import { type Database, isUniqueViolation } from '#server/platform/database.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { findInsights } from '#server/reports/insights/find-insights.ts';
import { isReadable, missingFor } from '#server/reports/write-reports.ts';
import {
  findInvitation,
  findInvitationsOf,
  findRelationship,
  findRelationshipsOf,
  forgetExpired,
  insertInvitation,
  markAgreed,
  type OpenInvitation,
} from './repository.ts';
import { expiryFrom, fingerprintOfToken, MAX_OPEN_INVITATIONS, mayRead, otherOf } from './rules.ts';
import { findingsOf, findMeetings, questionsFor } from './two-people.ts';

const TOKEN_BYTES = 32;

/** The token is told here and never again. */
export async function invite(database: Database, personId: number, now: Date) {
  allow(await isVerified(database, personId), relationshipMessages.verifyFirst);
  await forgetExpired(database, personId, now);
  const open = await findInvitationsOf(database, personId, now);
  if (open.length >= MAX_OPEN_INVITATIONS) throw new Problem('too-many', relationshipMessages.tooMany);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = expiryFrom(now);
  const relationshipId = await insertInvitation(database, { inviterId: personId, tokenHash: fingerprintOfToken(token), expiresAt });
  return { relationshipId, token, expiresAt: expiresAt.toISOString() };
}

export async function lookAtInvitation(database: Database, personId: number, token: string, now: Date) {
  const { inviterId, expiresAt } = await loadInvitation(database, personId, token, now);
  return { inviter: await nameOf(database, inviterId), expiresAt: expiresAt.toISOString() };
}

export async function acceptInvitation(database: Database, personId: number, token: string, now: Date) {
  allow(await isVerified(database, personId), relationshipMessages.verifyFirst);
  const { id } = await loadInvitation(database, personId, token, now);
  const isAgreed = await markAgreed(database, id, personId, now).catch(unlessShared);
  if (!isAgreed) throw new Problem('gone', relationshipMessages.over);
  return { relationshipId: id };
}

async function loadInvitation(database: Database, personId: number, token: string, now: Date): Promise<OpenInvitation> {
  const invitation = await findInvitation(database, fingerprintOfToken(token), now);
  if (!invitation) throw new Problem('gone', relationshipMessages.over);
  if (invitation.inviterId === personId) throw new Problem('conflict', relationshipMessages.own);
  return invitation;
}

/** Two people share one report at most. */
function unlessShared(error: unknown): never {
  if (isUniqueViolation(error)) throw new Problem('conflict', relationshipMessages.already);
  throw error;
}

export async function readRelationships(database: Database, personId: number, now: Date) {
  const [invitations, agreed] = await Promise.all([findInvitationsOf(database, personId, now), findRelationshipsOf(database, personId)]);
  const relationships = await Promise.all(
    agreed.map(async (relationship) => ({
      relationshipId: relationship.id,
      other: await nameOf(database, otherOf(relationship, personId)),
      agreedAt: relationship.agreedAt.toISOString(),
    })),
  );
  return {
    invitations: invitations.map(({ id, expiresAt }) => ({ relationshipId: id, expiresAt: expiresAt.toISOString() })),
    relationships,
  };
}

const nameOf = async (database: Database, personId: number): Promise<string> => (await findName(database, personId)) ?? '';

/** What both must have finished before anything is told of the two. */
const NEEDS = { emotional: 1, rational: 0, cognitive: 0 } as const;

type Asked = { readonly relationshipId: number; readonly personId: number; readonly language: Language; readonly now: Date };

/** A stranger learns no more than from an id that nobody has. */
export async function readTwoReport(database: Database, { relationshipId, personId, language, now }: Asked): Promise<TwoReport> {
  const relationship = await findRelationship(database, relationshipId);
  if (!relationship || !mayRead(relationship, personId)) throw new Problem('not-found', relationshipMessages.notShared);
  const otherId = otherOf(relationship, personId);
  const [you, other] = await Promise.all([profileOf(database, personId, now), profileOf(database, otherId, now)]);
  const needsStory = { you: !hasStory(you), other: !hasStory(other) };
  const isKnown = !needsStory.you && !needsStory.other;
  const found = isKnown ? findMeetings(findInsights(you.posterior).sides, findInsights(other.posterior).sides) : [];
  return {
    relationshipId,
    other: await nameOf(database, otherId),
    agreedAt: relationship.agreedAt.toISOString(),
    needsStory,
    ...findingsOf(found, language),
    questions: isKnown ? questionsFor(found, language) : [],
  };
}

const hasStory = (profile: Profile): boolean => isReadable(missingFor({ needs: NEEDS }, profile));

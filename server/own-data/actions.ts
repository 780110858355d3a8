import type { Kysely } from 'kysely';
import { identityMessages } from '#contract/identity.ts';
import type { OwnData } from '#contract/own-data.ts';
import { readGrievances } from '#server/grievances/actions.ts';
import { readProfile } from '#server/hiring/cv/actions.ts';
import { findCv } from '#server/hiring/cv/repository.ts';
import { readOwnApplications } from '#server/hiring/own-applications/actions.ts';
import { readOwnInterviews } from '#server/hiring/own-interviews/actions.ts';
import { readSharingRecord } from '#server/hiring/results/actions.ts';
import { readSelfIdentificationRecord } from '#server/hiring/self-identification/actions.ts';
import { readInvitationRecord } from '#server/hiring/test-invitations/actions.ts';
import type { Database, Tables } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { gatherPractice } from '#server/practice/journal.ts';
import { findBirth, findErasure, readRecords, readRequests } from '#server/privacy/repository.ts';
import { loadSubject } from '#server/reports/actions.ts';
import { strengthsReport } from '#server/reports/general/strengths-report.ts';
import { readDisownedBy } from '#server/reports/repository.ts';
import { traitReport } from '#server/reports/traits/trait-report.ts';
import { readLinks } from '#server/sharing/actions.ts';
import { readOwnSafety } from '#server/society/complaints/actions.ts';
import { readOwnLetters } from '#server/society/introductions/actions.ts';
import { readOwnPage } from '#server/society/member-pages/actions.ts';
import { readOwnSociety } from '#server/society/membership/actions.ts';
import { readOwnCircleRecord } from '#server/society/own-circles/repository.ts';
import { readOwnSteady } from '#server/steady/actions.ts';
import { readAccount, readAgreements, readEveryAnswer, readEverySitting, readSecurity } from './repository.ts';

type Needs = { readonly database: Kysely<Tables>; readonly steadyKey: Buffer; readonly journalSecret: Uint8Array };

/** All that is kept of a person. Keys, item parameters and what an answer was scored as stay here: the tests belong to everybody. */
export async function gatherOwnData({ database, steadyKey, journalSecret }: Needs, personId: number, now: Date): Promise<OwnData> {
  const account = await readAccount(database, personId);
  if (!account) throw new Problem('unauthenticated', identityMessages.login.ended); // the account is gone, its token not yet
  const subject = await loadSubject(database, personId, now);
  const [birth, erasure] = await Promise.all([findBirth(database, personId), findErasure(database, personId)]);
  const { id, username, displayUsername, name, email, emailVerified, createdAt, termsAgreedAt } = account;
  return {
    madeAt: now.toISOString(),
    account: { userId: id, username: displayUsername ?? username, name, email, emailVerified, createdAt: createdAt.toISOString() },
    birth: birth ? { ...birth, toldAt: birth.toldAt.toISOString() } : null,
    security: await securityOf(database, personId),
    consents: {
      termsAgreedAt: termsAgreedAt?.toISOString() ?? null,
      record: (await readRecords(database, personId)).map(({ recordedAt, ...record }) => ({ ...record, at: recordedAt.toISOString() })),
      parents: (await readRequests(database, personId)).map(({ email, parentName, askedAt, decision }) => ({
        ...{ email, name: parentName, decision },
        askedAt: askedAt.toISOString(),
      })),
      reportsOfTwo: await agreementsOf(database, personId),
      sharedResults: await readSharingRecord(database, personId),
    },
    sittings: await sittingsOf(database, personId),
    strengths: strengthsReport(subject),
    traits: traitReport(subject),
    notMe: await readDisownedBy(database, personId),
    shareLinks: (await readLinks(database, personId, now)).links,
    ...(await readGrievances(database, personId)),
    jobProfile: {
      ...(await readProfile({ database, now: () => now }, personId)),
      cvText: (await findCv(database, personId))?.text ?? null,
    },
    applications: await readOwnApplications({ database, now: () => now }, personId),
    practice: await gatherPractice(database, journalSecret, personId),
    society: await readOwnSociety(database, personId),
    steady: await readOwnSteady({ database, key: steadyKey }, personId),
    ...(await readOwnInterviews({ database, now: () => now }, personId)),
    selfDescriptions: await readSelfIdentificationRecord(database, personId),
    testInvitations: await readInvitationRecord(database, personId),
    network: { page: await readOwnPage(database, personId), ...(await readOwnLetters({ database, now: () => now }, personId)) },
    safety: await readOwnSafety(database, personId, now),
    circles: await readOwnCircleRecord(database, personId),
    erasure: erasure ? { askedAt: erasure.askedAt.toISOString(), dueAt: erasure.dueAt.toISOString() } : null,
  };
}

async function securityOf(database: Database, personId: number): Promise<OwnData['security']> {
  const { secondStepSince, passkeys, logins, earlierEmails, newEmail } = await readSecurity(database, personId);
  return {
    secondStepSince: secondStepSince?.toISOString() ?? null,
    passkeys: passkeys.map(({ name, madeAt, lastUsedAt }) => ({
      ...{ name, madeAt: madeAt.toISOString() },
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    logins: logins.map(({ begunAt, browser }) => ({ begunAt: begunAt.toISOString(), browser })),
    earlierEmails: earlierEmails.map(({ email, changedAt }) => ({ email, changedAt: changedAt.toISOString() })),
    newEmail,
  };
}

async function agreementsOf(database: Database, personId: number): Promise<OwnData['consents']['reportsOfTwo']> {
  const rows = await readAgreements(database, personId);
  return rows.map(({ inviterId, invitedId, agreedAt }) => ({
    withUserId: inviterId === personId ? invitedId! : inviterId,
    agreedAt: agreedAt!.toISOString(),
  }));
}

async function sittingsOf(database: Database, personId: number): Promise<OwnData['sittings']> {
  const sittings = await readEverySitting(database, personId);
  const answers = Map.groupBy(await readEveryAnswer(database, personId), ({ sittingId }) => sittingId);
  return sittings.map(({ id, isUntimed, startedAt, finishedAt, flags, ...sitting }) => ({
    ...sitting,
    untimed: isUntimed,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    flags: flags ?? [],
    answers: (answers.get(id) ?? []).map(({ position, screen, answer, responseTimeMs, receivedAt }) => ({
      position,
      shown: screen,
      answer,
      responseTimeMs,
      receivedAt: receivedAt.toISOString(),
    })),
  }));
}

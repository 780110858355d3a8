import { hiringMessages } from '#contract/hiring/messages.ts';
import type { SelfIdentification } from '#contract/hiring/self-identification.ts';
import type { Employers } from '#server/hiring/accounts/employers.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { findOwnApplication } from '../results/repository.ts';
import { inScope } from '../scope.ts';
import { findSelfIdentification, keepSelfIdentification, listOwnSelfIdentifications } from './repository.ts';

type Needs = Pick<Employers, 'database' | 'now'>;
type Own = { readonly personId: number; readonly applicationId: number };

async function findOwn(transaction: Database, { personId, applicationId }: Own) {
  const application = await findOwnApplication(transaction, personId, applicationId);
  if (!application) throw new Problem('not-found', hiringMessages.notFound);
  return application;
}

export function readSelfIdentification({ database }: Needs, own: Own): Promise<SelfIdentification> {
  return inScope(database, { person: own.personId }, async (transaction) => {
    await findOwn(transaction, own);
    return (await findSelfIdentification(transaction, own.personId, own.applicationId)) ?? { gender: null, age: null, disability: null };
  });
}

export function changeSelfIdentification({ database, now }: Needs, own: Own, told: SelfIdentification): Promise<SelfIdentification> {
  return inScope(database, { person: own.personId }, async (transaction) => {
    const { orgId } = await findOwn(transaction, own);
    await keepSelfIdentification(transaction, { ...own, ...told, orgId, toldAt: now() });
    return told;
  });
}

/** For whoever takes along all that is kept of them. */
export async function readSelfIdentificationRecord(database: Needs['database'], personId: number) {
  const rows = await inScope(database, { person: personId }, (transaction) => listOwnSelfIdentifications(transaction, personId));
  return rows.map(({ toldAt, ...told }) => ({ ...told, toldAt: toldAt.toISOString() }));
}

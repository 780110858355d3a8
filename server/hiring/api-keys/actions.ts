import { randomBytes } from 'node:crypto';
import { MAX_KEYS, keyMessages as say } from '#contract/hiring/api-key-words.ts';
import type { KeyList, NewKey } from '#contract/hiring/api-keys.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { platformMessages } from '#contract/problem.ts';
import type { Database } from '#server/platform/database.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import type { Employers } from '../accounts/employers.ts';
import { dayIn } from '../jobs/rules.ts';
import { writeAudit } from '../repository.ts';
import { type Member, mayManageOrganisation } from '../rules.ts';
import { inScope } from '../scope.ts';
import { findTimeZone, holdOrganisation, insertKey, listKeys, markRevoked } from './repository.ts';
import { digestOf, KEY_BYTES, prefixOf, stateOf, writeKey } from './rules.ts';

type Desk = Pick<Employers, 'database' | 'now'>;

function inOrganisation<Result>({ database }: Desk, member: Member, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  allow(mayManageOrganisation(member), hiringMessages.notAllowed);
  return inScope(database, { organisation: member.orgId }, work);
}

async function readAll(transaction: Database, { orgId }: Member, now: Date): Promise<KeyList> {
  const today = dayIn(await findTimeZone(transaction, orgId), now);
  const keys = await listKeys(transaction, orgId);
  return {
    keys: keys.map(({ revokedAt, madeAt, lastUsedAt, ...key }) => ({
      ...key,
      state: stateOf({ revokedAt, lastDay: key.lastDay }, today),
      madeAt: madeAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

export const readKeys = (desk: Desk, member: Member): Promise<KeyList> =>
  inOrganisation(desk, member, (transaction) => readAll(transaction, member, desk.now()));

/** The key itself is in this answer alone. */
export const makeKey = (desk: Desk, member: Member, { name, scopes, lastDay }: NewKey): Promise<KeyList & { key: string }> =>
  inOrganisation(desk, member, async (transaction) => {
    const { orgId, id: madeBy } = member;
    const madeAt = desk.now();
    const today = dayIn((await holdOrganisation(transaction, orgId)).timeZone, madeAt);
    if (lastDay !== null && lastDay < today) throw new Problem('malformed', platformMessages.malformed, { lastDay: say.lastDay });
    const working = (await listKeys(transaction, orgId)).filter((key) => stateOf(key, today) === 'active');
    if (working.length >= MAX_KEYS) throw new Problem('conflict', say.tooMany);
    const key = writeKey(randomBytes(KEY_BYTES));
    const read = [...new Set(scopes)];
    await insertKey(transaction, { orgId, name, prefix: prefixOf(key), digest: digestOf(key), scopes: read, lastDay, madeBy, madeAt });
    const details = { scopes: read.join(', '), prefix: prefixOf(key) };
    await writeAudit(transaction, { orgId, memberId: madeBy, kind: 'key-made', subject: name, details, at: madeAt });
    return { key, ...(await readAll(transaction, member, madeAt)) };
  });

export const revokeKey = (desk: Desk, member: Member, keyId: number): Promise<KeyList> =>
  inOrganisation(desk, member, async (transaction) => {
    const { orgId, id: memberId } = member;
    const at = desk.now();
    const name = await markRevoked(transaction, orgId, keyId, at);
    if (name === undefined) throw new Problem('not-found', hiringMessages.notFound);
    await writeAudit(transaction, { orgId, memberId, kind: 'key-revoked', subject: name, at });
    return readAll(transaction, member, at);
  });

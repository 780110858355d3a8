import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { inScope } from './scope.ts';

const site = await testApp();
const { database } = site;
const { foundOrganisation } = makeEmployersOf(site, () => new Date());
const [harbour, orchard] = [await foundOrganisation('Harbour Tea'), await foundOrganisation('Orchard Pumps')];

describe('the wall between organisations', () => {
  test('a query that forgets its organisation sees only the one that asks', async () => {
    const names = (organisation: number) =>
      inScope(database, { organisation }, (transaction) => transaction.selectFrom('hiring.organisation').select('name').execute());
    expect(await names(harbour.orgId)).toEqual([{ name: 'Harbour Tea' }]);
    expect(await names(orchard.orgId)).toEqual([{ name: 'Orchard Pumps' }]);
  });

  test('nor does it change or erase a row of another, or write one there', async () => {
    const changed = await inScope(database, { organisation: harbour.orgId }, (transaction) =>
      transaction.updateTable('hiring.member').set({ name: 'Nobody' }).where('id', '=', orchard.owner.id).executeTakeFirst(),
    );
    expect(Number(changed.numUpdatedRows)).toBe(0);
    const erased = await inScope(database, { organisation: harbour.orgId }, (transaction) =>
      transaction.deleteFrom('hiring.organisation').where('orgId', '=', orchard.orgId).executeTakeFirst(),
    );
    expect(Number(erased.numDeletedRows)).toBe(0);
    const write = inScope(database, { organisation: harbour.orgId }, (transaction) =>
      transaction
        .insertInto('hiring.stageTemplate')
        .values({ orgId: orchard.orgId, position: 9, name: 'Ours', deadlineDays: null })
        .execute(),
    );
    await expect(write).rejects.toThrow(/row-level security/);
  });

  test('a transaction that names nobody sees nothing, also after one that named somebody', async () => {
    const count = async (scope: Parameters<typeof inScope>[1]) =>
      (await inScope(database, scope, (transaction) => transaction.selectFrom('hiring.member').select('id').execute())).length;
    expect(await count({ organisation: harbour.orgId })).toBe(1);
    expect(await count({ person: 1000 })).toBe(0);
    expect(await count('platform')).toBe(2);
    const unset = await database.transaction().execute(async (transaction) => {
      await sql`select set_config('role', 'bhava_hiring', true)`.execute(transaction);
      return transaction.selectFrom('hiring.member').select('id').execute();
    });
    expect(unset).toEqual([]);
  });

  test('stands around every table of hiring: each has org_id, a forced wall and a policy, and belongs to another role', async () => {
    const { rows } = await sql<{ table: string; hasOrg: boolean; isForced: boolean; policies: number; isOwned: boolean }>`
      select relname as table,
        exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'org_id' and not attisdropped and attnotnull) as has_org,
        relrowsecurity and relforcerowsecurity as is_forced,
        (select count(*) from pg_policy where polrelid = pg_class.oid)::int as policies,
        pg_get_userbyid(relowner) = 'bhava_hiring' as is_owned
      from pg_class where relnamespace = 'hiring'::regnamespace and relkind in ('r', 'p') order by 1`.execute(database);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ hasOrg, isForced, policies, isOwned }) => !hasOrg || !isForced || policies < 2 || isOwned)).toEqual([]);
  });

  test('every unique key and foreign key between its tables holds the organisation', async () => {
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass || ' ' || conname as name from pg_constraint
      where connamespace = 'hiring'::regnamespace and contype = 'f'
        and confrelid in (select oid from pg_class where relnamespace = 'hiring'::regnamespace)
        and not exists (select from pg_attribute where attrelid = conrelid and attnum = any (conkey) and attname = 'org_id')`.execute(
      database,
    );
    expect(rows).toEqual([]);
  });
});

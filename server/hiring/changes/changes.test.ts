import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { afterFile } from '#testing/after-file.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import { startProgram } from '#testing/program.ts';
import { notifyMember, tellPages } from '../repository.ts';
import { inScope } from '../scope.ts';
import { STREAMS_OF_MEMBER } from './listeners.ts';
import { forgetChanges } from './repository.ts';
import { makeSeen } from './seen.ts';

const SECRET = 'a-secret-for-two-servers-of-at-least-32-letters';
const site = await testApp({ config: { secret: SECRET } });
const { app, database, opened } = site;
const now = () => new Date();
const { foundOrganisation } = makeEmployersOf(site, now);
const [harbour, orchard] = [await foundOrganisation('Harbour Tea'), await foundOrganisation('Orchard Pumps')];

/** On a database server: a second process of the program, which hears of what this one does by the database alone. */
let address = '';
beforeAll(async () => {
  if ('address' in opened && typeof opened.address === 'string') {
    const other = await startProgram(
      { DATABASE_URL: opened.address, SECRET, DATA_DIR: '/nonexistent/bhava', LOG_LEVEL: 'silent' },
      '--api-only',
    );
    afterFile(() => other.end('SIGTERM'));
    address = other.address;
  } else {
    await app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  }
});

type Event = { readonly id: number | undefined; readonly what: readonly string[] };

/** Opens the stream, as a page does. */
async function openStream(headers: Record<string, string>, lastId?: number) {
  const gone = new AbortController();
  const response = await fetch(`${address}/api/hiring/changes`, {
    headers: { ...headers, accept: 'text/event-stream', ...(lastId && { 'last-event-id': String(lastId) }) },
    signal: gone.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let held = '';
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    close: () => gone.abort(),
    /** The next event; undefined when the server has ended the stream. Beats are passed over. */
    async next(): Promise<Event | undefined> {
      for (;;) {
        const end = held.indexOf('\n\n');
        if (end >= 0) {
          const block = held.slice(0, end);
          held = held.slice(end + 2);
          const data = /^data: (.*)$/m.exec(block)?.[1];
          const id = /^id: (\d+)$/m.exec(block)?.[1];
          if (data) return { id: id ? Number(id) : undefined, what: JSON.parse(data).what };
          continue;
        }
        const { done, value } = await reader.read();
        if (done) return undefined;
        held += value;
      }
    },
  };
}

test('the program ends its streams when it ends', async () => {
  const own = await testApp();
  const { owner } = await makeEmployersOf(own, now).foundOrganisation();
  await own.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { ...owner.headers, accept: 'text/event-stream' };
  const { port } = own.app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/hiring/changes`, { headers });
  await own.app.close();
  expect(await response.text()).toBe(':\n\n');
});

const tell = (orgId: number, what: 'job' | 'interview' | 'letter', memberId?: number) =>
  inScope(database, { organisation: orgId }, (transaction) =>
    tellPages(transaction, { orgId, what, at: now(), ...(memberId && { memberId }) }),
  );

describe('the stream of changes', () => {
  test('brings what another server process has done, without being asked again', async () => {
    const stream = await openStream(harbour.owner.headers);
    expect([stream.status, stream.type]).toEqual([200, 'text/event-stream']);
    await tell(harbour.orgId, 'interview');
    const first = await stream.next();
    expect(first?.what).toEqual(['interview']);
    const job = await insertOpenJob(site, harbour.owner, now());
    await insertApplication(site, { job, at: now() });
    const second = await stream.next();
    expect(second?.what).toEqual(['application']);
    expect(second!.id).toBeGreaterThan(first!.id!);
    stream.close();
  });

  test('goes on after the last event that was had, and tells whoever was away too long to load all again', async () => {
    const stream = await openStream(orchard.owner.headers);
    await tell(orchard.orgId, 'job');
    const { id } = (await stream.next())!;
    stream.close();
    await tell(orchard.orgId, 'letter');
    const again = await openStream(orchard.owner.headers, id);
    expect((await again.next())?.what).toContain('letter');
    again.close();
    await inScope(database, 'platform', (transaction) => forgetChanges(transaction, new Date(Date.now() + 1000)));
    const late = await openStream(orchard.owner.headers, id);
    expect((await late.next())?.what).toEqual(['everything']);
    late.close();
  });

  test("brings nothing of another organisation, and nothing that is another member's alone", async () => {
    const { owner, orgId, add } = await foundOrganisation('Hill Mills');
    const recruiter = await add('recruiter');
    const stream = await openStream(recruiter.headers);
    await tell(harbour.orgId, 'interview');
    await tell(orgId, 'letter', owner.id);
    await inScope(database, { organisation: orgId }, (transaction) =>
      notifyMember(transaction, { orgId, memberId: recruiter.id, kind: 'test', facts: {}, path: '/home/employer', at: now() }),
    );
    expect((await stream.next())?.what).toEqual(['notification']);
    stream.close();
  });

  test('ends when the login ends', async () => {
    const { owner, orgId } = await foundOrganisation('Lake Boats');
    const stream = await openStream(owner.headers);
    await database.deleteFrom('employers.session').where('userId', '=', owner.accountId).execute();
    await tell(orgId, 'job');
    const rest: (Event | undefined)[] = [await stream.next()];
    if (rest[0]) rest.push(await stream.next());
    expect(rest.at(-1)).toBeUndefined();
  });

  test('is open a few times for one member, and again once one has gone', async () => {
    const { owner } = await foundOrganisation('Field Seeds');
    const streams = await Promise.all(Array.from({ length: STREAMS_OF_MEMBER }, () => openStream(owner.headers)));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    expect((await openStream(owner.headers)).status).toBe(429);
    for (const stream of streams) stream.close();
    await expect.poll(async () => (await openStream(owner.headers)).status, { timeout: 10_000 }).toBe(200);
  });

  test('is not for a person, nor for nobody', async () => {
    const person = await site.signUp();
    expect((await app.inject({ url: '/api/hiring/changes', headers: person.headers })).statusCode).toBe(401);
    expect((await app.inject('/api/hiring/changes')).statusCode).toBe(401);
  });

  test('ends at once for whoever does not ask for a stream', async () => {
    const { owner, orgId } = await foundOrganisation('Moon Lamps');
    await tell(orgId, 'job');
    const { body, statusCode } = await app.inject({ url: '/api/hiring/changes', headers: owner.headers });
    expect([statusCode, body]).toEqual([200, expect.stringMatching(/^:\n\nid: \d+\ndata: {"what":\["job"\]}\n\n$/)]);
  });
});

test('a number that appears after a higher one is told of too, and each once', () => {
  const seen = makeSeen(10);
  const rows = (...ids: number[]) => ids.map((id) => ({ id }));
  expect(seen.take(rows(12), 0)).toEqual(rows(12));
  expect(seen.take(rows(11, 12), 1_000)).toEqual(rows(11));
  expect([seen.floor(), seen.take(rows(11, 12), 19_000)]).toEqual([10, []]);
  seen.take(rows(13), 30_000);
  expect(seen.floor()).toBe(12);
});

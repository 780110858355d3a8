import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Sitting } from '#contract/assessments.ts';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { accountPosts, signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { seedDemoSittings } from './assessments/demo.ts';
import { seedDemoPerson } from './identity/demo-person.ts';

const MONTH_MS = 31 * 24 * 60 * 60 * 1000;

type Guarded = Exclude<Access, 'anyone'>;

/** What each door promises to each visitor who asks for something of Asha's: to let them in, or to refuse them with this status. */
const promises: Record<Guarded, Record<Visitor, 'in' | 401 | 403>> = {
  person: {
    nobody: 401,
    'someone with forged tokens': 401,
    'Asha, with tokens that have expired': 401,
    'another person': 'in', // to what is theirs: the address names nobody
    Asha: 'in',
    'Asha, with the token of another sitting': 'in',
    'Asha, without the token of a sitting': 'in',
  },
  sitting: {
    nobody: 401,
    'someone with forged tokens': 401,
    'Asha, with tokens that have expired': 401,
    'another person': 403,
    Asha: 'in',
    'Asha, with the token of another sitting': 403,
    'Asha, without the token of a sitting': 401,
  },
  reader: {
    nobody: 401,
    'someone with forged tokens': 401,
    'Asha, with tokens that have expired': 401,
    'another person': 403,
    Asha: 'in',
    'Asha, with the token of another sitting': 'in',
    'Asha, without the token of a sitting': 'in',
  },
};

/** A body that the handler takes, for every address that has a body and a door. */
const bodies: Record<string, object> = {
  'POST /api/test-sessions': { test: 'lantern-ferry' },
  'POST /api/test-sessions/{sittingId}/responses': {
    position: 0,
    screen: 'LF01',
    answer: { kind: 'choice', option: 'a' },
    responseTimeMs: 1,
  },
};

let time = new Date(Date.now() - MONTH_MS);
const { app, database, signUp } = await testApp({ now: () => time });
const { post, logIn } = accountPosts(app);
await seedDemoPerson(database);
await seedDemoSittings(database, DEMO_USER_ID, new Date());

const openTest = async (accessToken: string, test: string) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await app.inject({ method: 'POST', url: '/api/test-sessions', headers, payload: { test } })).json<Sitting>();
};
const tokens = (access: string, sitting?: string) => ({
  authorization: `Bearer ${access}`,
  ...(sitting && { 'x-test-session-token': sitting }),
});
/** The same claims under a signature that is not ours. */
const forge = (token: string) => token.replace(/[^.]+$/, (signature) => [...signature].reverse().join(''));

const form = signUpForm('asha21');
await post('register', form);
const { body: earlier } = await logIn('asha21');
const { token: expiredSitting } = await openTest(earlier.accessToken, 'lantern-ferry');
time = new Date();
const { body: asha } = await logIn('asha21');
const sitting = await openTest(asha.accessToken, 'lantern-ferry');
const otherSitting = await openTest(asha.accessToken, 'pattern-loom');
const other = await signUp();
const sittingOfOther = await openTest(other.token, 'lantern-ferry');

const visitors = {
  nobody: {},
  'someone with forged tokens': tokens(forge(asha.accessToken), forge(sitting.token)),
  'Asha, with tokens that have expired': tokens(earlier.accessToken, expiredSitting),
  'another person': tokens(other.token, sittingOfOther.token),
  Asha: tokens(asha.accessToken, sitting.token),
  'Asha, with the token of another sitting': tokens(asha.accessToken, otherSitting.token),
  'Asha, without the token of a sitting': tokens(asha.accessToken),
};
type Visitor = keyof typeof visitors;

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** The address of what is Asha's; what else the path names is the example that the contract gives. */
function fillPath({ path, params }: Endpoint, userId: number = asha.userId): string {
  const { properties = {} } = params ? z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' }) : {};
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    if (name === 'userId') return String(userId);
    if (name === 'sittingId') return String(sitting.sittingId);
    const { example } = properties[name] as { example?: unknown };
    if (example === undefined) throw new Error(`${path}: the contract gives no example of {${name}}`);
    return encodeURIComponent(String(example));
  });
}

function exampleBody(endpoint: Endpoint): object {
  if (endpoint.access !== 'anyone' && !bodies[nameOf(endpoint)]) throw new Error(`${nameOf(endpoint)} needs an example of its body here`);
  return bodies[nameOf(endpoint)] ?? {};
}

async function ask(endpoint: Endpoint, headers: Record<string, string>, userId?: number) {
  const { method, body } = endpoint;
  return app.inject({ method, url: fillPath(endpoint, userId), headers, ...(body && { payload: exampleBody(endpoint) }) });
}

const named = (all: readonly Endpoint[]) => all.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const isFor = (access: Access) => (endpoint: Endpoint) => endpoint.access === access;
const guarded = endpoints.flatMap((endpoint) =>
  endpoint.access === 'anyone' ? [] : [[nameOf(endpoint), endpoint, endpoint.access] as const],
);

describe('nobody sees what is not theirs', () => {
  test.each(guarded)('%s', async (_name, endpoint, access) => {
    const got: Record<string, unknown> = {};
    for (const [visitor, headers] of Object.entries(visitors)) {
      const { statusCode } = await ask(endpoint, headers);
      got[visitor] = statusCode === (endpoint.status ?? 200) ? 'in' : statusCode;
    }
    expect(got).toEqual(promises[access]);
  });

  test.each(named(endpoints.filter(isFor('anyone'))))('%s treats all alike', async (_name, endpoint) => {
    const { statusCode, body } = await ask(endpoint, visitors.nobody);
    expect([401, 403]).not.toContain(endpoint.path === '/api/auth/refresh' ? 200 : statusCode); // refresh asks for its own cookie
    for (const [visitor, headers] of Object.entries(visitors)) {
      const answer = await ask(endpoint, headers);
      expect([visitor, answer.statusCode, answer.body]).toEqual([visitor, statusCode, body]);
    }
  });

  test.each(named(endpoints.filter(isFor('reader'))))('%s of the demo is for everyone', async (_name, endpoint) => {
    for (const [visitor, headers] of Object.entries(visitors)) {
      expect([visitor, (await ask(endpoint, headers, DEMO_USER_ID)).statusCode]).toEqual([visitor, 200]);
    }
  });

  test.each(named(endpoints.filter(isFor('reader'))))('%s is refused whether or not the person exists', async (_name, endpoint) => {
    const answers = await Promise.all([1, 999, asha.userId, 500_000].map((id) => ask(endpoint, tokens(other.token), id)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(403);
  });

  test('what one person opens is their own, whoever else has opened the same', () => {
    expect(sittingOfOther.sittingId).not.toBe(sitting.sittingId);
  });

  test.each(named(endpoints.filter(({ access }) => access === 'anyone' || access === 'person')))('%s names nobody', (_name, { path }) => {
    expect(path).not.toMatch(/\{(userId|sittingId)\}/); // these doors do not look whose it is
  });

  test('every example of a body is of an address', () => {
    expect(Object.keys(bodies).filter((name) => !endpoints.some((endpoint) => nameOf(endpoint) === name))).toEqual([]);
  });
});

test.each(named(endpoints))('no cache keeps what %s answers, to whomever', async (_name, endpoint) => {
  for (const visitor of ['nobody', 'Asha'] as const) {
    expect((await ask(endpoint, visitors[visitor])).headers['cache-control']).toBe('no-store');
  }
});

import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { accountPosts, signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';

/*
 * What somebody tries who means harm, over all addresses at once. The rest stands beside what it is about:
 * - who is let in at each address, with tokens of every kind, and that no cache keeps an answer: server/access.test.ts
 * - forged tokens of every kind: server/identity/door.test.ts; a sitting's: server/assessments/sittings.test.ts
 * - content security policy, nonces, https only: server/platform/page-security.test.ts
 * - cookies, their flags and lives: server/platform/listed-cookies.test.ts
 * - what a login says and how long it takes, whether or not the account exists: server/identity/accounts.test.ts, and of employers: server/hiring/accounts/accounts.test.ts
 * - limits and lock-out: server/identity/limits.test.ts, codes.test.ts, second-step/second-step.test.ts
 * - all of it for the contact form, whose fields are read together: server/site/contact.test.ts; where a login leads: web/identity/safe-next.test.ts
 * - broken requests on one connection: server/platform/odd-requests.test.ts, and at random: npm run fuzz
 */

const ORIGIN = 'https://bhava.example';
const { app, database, mailbox, signUp } = await testApp({ pages: true, config: { origin: ORIGIN } });
const { post, logIn } = accountPosts(app);
const asha = await signUp();
await post('register', signUpForm('cookie1'));
const { cookie } = await logIn('cookie1');
const pageTag = String((await app.inject('/')).headers.etag);

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const named = (all: readonly Endpoint[]) => all.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const fill = (path: string, id: number | string = asha.id) => path.replaceAll(/\{\w+\}/g, String(id));
const changing = endpoints.filter(({ method }) => method !== 'GET');
/** The bytes of a file come as they are, by a token and never by a cookie; their tests stand in server/hiring/cv and server/society/circle-files. */
const FILES = ['PUT /api/job-seeker/cv', 'POST /api/society/circles/{circleId}/files'];
const takesFile = (one: Endpoint) => FILES.includes(nameOf(one));
const withBody = endpoints.filter((one) => one.body && !takesFile(one));

/** What is asked for, and the tag of what the browser has of it already. */
type Asked = readonly [what: string, method: string, url: string, tag: string];
const answers: readonly Asked[] = [
  ['a page', 'GET', '/', ''],
  ['a page that came before', 'GET', '/', pageTag],
  ['a page without its content', 'HEAD', '/login', ''],
  ['a page that is rendered for its visitor', 'GET', '/nowhere', ''],
  ['a file', 'GET', '/favicon.svg', ''],
  ['words', 'GET', '/assets/i18n/en/ui.json', ''],
  ['the service worker', 'GET', '/sw.js', ''],
  ['a manifest', 'GET', '/app.webmanifest', ''],
  ['the list of pages', 'GET', '/sitemap.xml', ''],
  ['a picture', 'GET', '/pictures/icon-192.png', ''],
  ['what is told to programs', 'GET', '/robots.txt', ''],
  ['the feed', 'GET', '/blog/feed.xml', ''],
  ['an answer of the API', 'GET', '/api/health/alive', ''],
  ['its description', 'GET', '/api/openapi.json', ''],
  ['a refusal', 'GET', '/api/progress', ''],
  ['a refusal of what was sent', 'POST', '/api/auth/login', ''],
  ['an address that is not there', 'GET', '/api/nothing', ''],
  ['an address that cannot be decoded', 'GET', '/api/%zz', ''],
  ['a page’s address that cannot be decoded', 'GET', '/%zz', ''],
  ['a method that no page has', 'POST', '/', ''],
  ['a method that nobody knows', 'PROPFIND', '/api/progress', ''],
];

describe('every kind of answer has the headers that protect its reader', () => {
  test.each(answers)('%s', async (_what, method, url, tag) => {
    const answer = await app.inject({ method: method as 'GET', url, ...(tag && { headers: { 'if-none-match': tag } }) });
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    for (const told of ['server', 'x-powered-by']) expect(answer.headers[told]).toBeUndefined();
  });
});

describe('another site', () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const usesCookies = ({ path }: Endpoint) => path.startsWith('/api/auth/') || path.startsWith('/api/employer/');

  test.each(named(changing.filter(usesCookies)))(
    'cannot use the cookie at %s, whatever it calls itself',
    async (_name, { method, path }) => {
      for (const headers of [
        foreign,
        { origin: 'null' },
        { origin: `${ORIGIN}.evil.example` },
        { origin: 'http://bhava.example' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        const { statusCode } = await app.inject({ method, url: fill(path), headers: { ...headers, host: 'bhava.example' }, payload: {} });
        expect([headers, statusCode]).toEqual([headers, 403]);
      }
    },
  );

  test.each(named(changing.filter((one) => !usesCookies(one) && one.access !== 'anyone')))(
    '%s asks for a token, which no browser adds by itself',
    async (_name, { method, path, body, params }) => {
      expect(cookie).toContain('session_token=');
      const { statusCode } = await app.inject({ method, url: fill(path), headers: { ...foreign, cookie }, payload: {} });
      // what is sent is read before the door opens
      expect(body || params ? [400, 401] : [401]).toContain(statusCode);
    },
  );

  test.each(named(withBody))('no form of another page can write to %s: only JSON is read', async (_name, { method, path }) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const { statusCode } = await app.inject({
        method,
        url: fill(path),
        headers: { 'content-type': type, ...asha.headers },
        payload: '{}',
      });
      expect([type, statusCode]).toEqual([type, 415]);
    }
  });

  test('is not told anything by a browser: nothing allows another origin', async () => {
    for (const url of ['/api/health/alive', '/api/auth/login', '/']) {
      const { headers } = await app.inject({
        method: 'OPTIONS',
        url,
        headers: { ...foreign, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('what a body may hold', () => {
  const MAX_INTEGER = 2_147_483_647;
  /** Where a body may have fields of any name: what reads them stands beside it. */
  const loose: Readonly<Record<string, string>> = {
    'POST /api/auth/settings/passkeys answer': 'what a browser writes: @simplewebauthn/server',
    'POST /api/auth/settings/passkeys answer response': 'the same',
    'POST /api/auth/passkey answer': 'the same',
    'POST /api/auth/passkey answer response': 'the same',
    'POST /api/test-sessions/{sittingId}/responses answer': 'the schema of the test itself (content/)',
    'PUT /api/operator/help-lines/{country} lines name': 'a text for each language',
    'PUT /api/operator/help-lines/{country} lines about': 'the same',
    'POST /api/employer/account/passkeys answer': 'what a browser writes: @simplewebauthn/server',
    'POST /api/employer/account/passkeys answer response': 'the same',
    'POST /api/employer/passkey answer': 'the same',
    'POST /api/employer/passkey answer response': 'the same',
    'POST /api/steady/notes parts': 'the parts of a step, by name: server/steady/rules.ts',
    'PUT /api/steady/notes/{noteId} parts': 'the same',
  };

  /** The places in a schema where a field that nobody named would be taken. */
  function openPlaces(schema: unknown, place = ''): string[] {
    if (typeof schema !== 'object' || schema === null) return [];
    const { type, additionalProperties, properties = {}, ...rest } = schema as Record<string, unknown>;
    const isOpen = type === 'object' && additionalProperties !== false;
    const inside = Object.entries(properties as object).flatMap(([name, one]) => openPlaces(one, `${place} ${name}`));
    const others = Object.values(rest).flatMap((one) => (Array.isArray(one) ? one : [one]).flatMap((each) => openPlaces(each, place)));
    return [...(isOpen ? [place] : []), ...inside, ...others];
  }

  test('no address takes a field that the contract does not name', () => {
    const open = endpoints.flatMap((endpoint) =>
      [endpoint.body, endpoint.query, endpoint.params].flatMap((schema) =>
        schema ? openPlaces(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })).map((place) => nameOf(endpoint) + place) : [],
      ),
    );
    expect(open).toEqual(Object.keys(loose));
  });

  /** The places in a schema where a whole number is taken that no integer of the database holds: it would be a failure of ours. */
  function boundlessPlaces(schema: unknown, place = ''): string[] {
    if (typeof schema !== 'object' || schema === null) return [];
    const { type, minimum = 0, maximum = Number.POSITIVE_INFINITY, ...rest } = schema as Record<string, unknown>;
    const isBoundless = type === 'integer' && (Number(minimum) < -MAX_INTEGER - 1 || Number(maximum) > MAX_INTEGER);
    return [...(isBoundless ? [place] : []), ...Object.entries(rest).flatMap(([name, one]) => boundlessPlaces(one, `${place} ${name}`))];
  }

  test('no address takes a whole number that the database cannot hold', () => {
    const boundless = endpoints.flatMap((endpoint) =>
      [endpoint.body, endpoint.query, endpoint.params].flatMap((schema) =>
        schema
          ? boundlessPlaces(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })).map((place) => nameOf(endpoint) + place)
          : [],
      ),
    );
    expect(boundless).toEqual([]);
  });

  test('who signs up chooses nothing but what the form asks', async () => {
    const extra = { id: 25, userId: 25, emailVerified: true, isOperator: true, role: 'admin', createdAt: '2000-01-01', failures: -100 };
    const { status, body } = await post('register', signUpForm('grab1', extra));
    expect(status).toBe(201);
    const person = await database.selectFrom('people.person').selectAll().where('username', '=', 'grab1').executeTakeFirstOrThrow();
    expect(person).toMatchObject({ id: body.id, emailVerified: false });
    expect(body.id).not.toBe(25);
  });

  test.each(['__proto__', 'constructor'])('%s changes no prototype', async (name) => {
    const payload = `{"usernameOrEmail":"a","password":"b","${name}":{"prototype":{"isOperator":true},"isOperator":true}}`;
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(statusCode).toBeLessThan(500);
    expect(({} as { isOperator?: boolean }).isOperator).toBeUndefined();
  });
});

describe('bodies that are made to hurt', () => {
  const DEPTH = 100_000;
  const JSON_TYPE = { 'content-type': 'application/json' };
  const send = ({ method, path }: Endpoint, payload: string | Buffer, headers = {}) =>
    app.inject({ method, url: fill(path), payload, headers: { ...JSON_TYPE, ...asha.headers, ...headers } });
  /** The names of the fields of a body, whatever shapes it may have. */
  const fieldsOf = ({ body }: Endpoint): string[] => {
    const { properties, anyOf = [], oneOf = [] } = z.toJSONSchema(body!, { io: 'input', unrepresentable: 'any' }) as Shape;
    return [...new Set([{ properties }, ...anyOf, ...oneOf].flatMap((one) => Object.keys(one.properties ?? {})))];
  };
  type Shape = { properties?: object; anyOf?: Shape[]; oneOf?: Shape[] };

  test.each(named(withBody))('%s refuses what is nested without end, in any field', async (_name, endpoint) => {
    const deep = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
    const fields = fieldsOf(endpoint);
    const body = `{${fields.map((field) => `${JSON.stringify(field)}:${deep.length * fields.length < 250_000 ? deep : '[[[[]]]]'}`).join(',')}}`;
    for (const payload of [body, deep, `{"unknown":${deep}}`]) {
      const { statusCode } = await send(endpoint, payload);
      expect(statusCode).toBeLessThan(500);
    }
  });

  test.each(named(withBody))('%s refuses more than a quarter of a megabyte', async (_name, endpoint) => {
    expect((await send(endpoint, JSON.stringify({ text: 'x'.repeat(300_000) }))).statusCode).toBe(413);
  });

  test.each([
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['UTF-16', Buffer.from('{"usernameOrEmail":"a","password":"b"}', 'utf16le')],
    ['half a sign', Buffer.from('{"usernameOrEmail":"\\ud800","password":"\\udc00"}')],
    ['a mark before it', Buffer.from('\ufeff{"usernameOrEmail":"a","password":"b"}')],
    ['what says that it is compressed', Buffer.from([0x1f, 0x8b, 0x08, 0x00])],
  ])('%s is no failure of ours', async (_what, payload) => {
    const login = endpoints.find(({ path }) => path === '/api/auth/login')!;
    for (const headers of [{}, { 'content-encoding': 'gzip' }, { 'content-type': 'application/json; charset=utf-16' }]) {
      const { statusCode } = await send(login, payload, headers);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
    }
  });
});

describe('a mail', () => {
  const INJECTIONS = [
    'a@example.org\r\nBcc: all@example.org',
    'a@example.org\nBcc: all@example.org',
    'a@example.org, all@example.org',
    'a@example.org%0ABcc:all@example.org',
    '"a\r\nBcc: all"@example.org',
  ];
  const isMailed = ({ body }: Endpoint) =>
    'email' in ((z.toJSONSchema(body!, { io: 'input', unrepresentable: 'any' }) as { properties?: object }).properties ?? {});

  test.each(named(withBody.filter((one) => isMailed(one) && one.path !== '/api/contact')))(
    'goes to one mailbox: %s takes no address that names more',
    async (_name, { method, path }) => {
      for (const email of INJECTIONS) {
        const answer = await app.inject({ method, url: fill(path), headers: asha.headers, payload: { ...signUpForm('mail1'), email } });
        expect([email, answer.statusCode]).toEqual([email, 400]);
        expect(answer.json().errors.email).toBeTruthy();
      }
    },
  );

  test('has no header that a name has brought', async () => {
    const names = ['Asha\r\nBcc: all@example.org', 'Asha\nBcc: all@example.org', 'Asha\u2028Bcc: all@example.org'];
    for (const [number, name] of names.entries()) {
      const username = `header${number}`;
      await post('register', signUpForm(username, { name }));
      for (const mail of await mailbox.mailsTo(`${username}@example.org`))
        expect(JSON.stringify({ ...mail, html: '', text: '' })).not.toMatch(/Bcc/);
    }
    expect(await mailbox.mailsTo('all@example.org')).toEqual([]);
  });
});

describe('an address that is written in an odd way', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/hi//evil.example',
    '/hi/%2F/evil.example',
    '/login?next=//evil.example',
    '/.//evil.example',
    '/login/..//evil.example',
  ])('GET %s leads to no other site', async (url) => {
    const { headers, statusCode } = await app.inject({ url });
    expect(statusCode).toBeLessThan(500);
    expect(headers.location === undefined || new URL(headers.location, ORIGIN).origin === ORIGIN).toBe(true);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2fserver/index.js',
    '/assets/%2e%2e/%2e%2e/server/index.js',
    '/assets/..%5c..%5cserver%5cindex.js',
    '/index.html',
    '/login/index.html',
    '/sw.js.br',
    '/.env',
    '/.git/config',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/assets/i18n/en/..%2f..%2f..%2f..%2fpackage.json',
  ])('GET %s gives no file that is not meant for visitors', async (url) => {
    const { statusCode, body } = await app.inject({ url });
    expect(body).not.toMatch(/"private": true|root:x|\[core\]/);
    if (url !== '/sw.js.br') expect([400, 404]).toContain(statusCode);
  });

  const doors = endpoints.filter(({ access, method }) => access !== 'anyone' && method === 'GET');
  test.each(named(doors))('%s stays shut', async (_name, { path }) => {
    const address = fill(path);
    const odd = [
      address.replace('/api', '/%61pi'),
      address.replace('/api/', '/api//'),
      address.replace('/api/', '/api/./'),
      `/hi/..${address}`,
      address.toUpperCase(),
      `${address}/`,
      `${address}%2F`,
      `${address};a=1`,
      `${address}.json`,
      `${address}%20`,
    ];
    for (const url of odd) {
      const { statusCode, headers, body } = await app.inject({ url });
      expect([url, statusCode]).toEqual([url, expect.toSatisfy((status: number) => status >= 400 && status < 500)]);
      expect(headers.location).toBeUndefined();
      expect(body).not.toContain('"userId"');
    }
  });
});

import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { platformMessages } from '#contract/problem.ts';
import { testApp } from '#testing/app.ts';
import { seedDemoSittings } from './assessments/demo.ts';
import { seedDemoPerson } from './identity/demo-person.ts';

const { app, database, signUp } = await testApp();
await seedDemoPerson(database);
await seedDemoSittings(database, 25, new Date());

describe('any request', () => {
  test.each([
    ['malformed JSON', '{"username": ', 'application/json', 400, platformMessages.malformedJson],
    ['an empty body', '', 'application/json', 400, platformMessages.emptyBody],
    ['a NUL in the text', '{"usernameOrEmail":"a\\u0000b","password":"x"}', 'application/json', 400, platformMessages.nulCharacter],
    ['another kind of body', '<xml/>', 'text/xml', 415, platformMessages.wrongMedia],
    [
      'a body that is too large',
      JSON.stringify({ usernameOrEmail: 'x'.repeat(300_000), password: 'x' }),
      'application/json',
      413,
      platformMessages.tooLarge,
    ],
    ['a list instead of fields', '[]', 'application/json', 400, platformMessages.malformed],
  ])('with %s is told so', async (_what, payload, type, status, message) => {
    const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload, headers: { 'content-type': type } });
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toBe(message);
  });

  test.each(['/api', '/api/', '/api/nothing', '/api/auth/nothing'])('to %s, where nothing is, gets a JSON 404', async (url) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 'not-found', message: platformMessages.noSuchAddress });
  });

  test('to an address that cannot be decoded gets a 400 that says so', async () => {
    const response = await app.inject({ url: '/api/%zz' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'malformed', message: platformMessages.malformed });
  });

  test('with a method that the address does not know gets a JSON 404', async () => {
    const response = await app.inject({ method: 'DELETE', url: '/api/progress' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 'not-found', message: platformMessages.noSuchAddress });
  });
});

describe('every address of the API', () => {
  const addresses = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
  const garbage = [{}, { a: 1 }, { username: 5, terms: 'yes' }, { test: ['x'] }, { position: 1e99, answer: null }];

  test.each(addresses)('%s answers no kind of garbage with a 5xx', async (_name, { method, path }) => {
    for (const id of ['1000', '25', '0', '-1', '1e3', 'abc', '2147483648', '9'.repeat(40), '%F0%9F%90%98', '%00', "1'%20or%201=1"]) {
      const url = path.replaceAll(/\{\w+\}/g, id);
      for (const payload of method === 'GET' ? [undefined] : garbage) {
        const response = await app.inject({ method, url, ...(payload ? { payload } : {}) });
        expect(response.statusCode, `${url} ${JSON.stringify(payload)} ${response.body}`).toBeLessThan(500);
      }
    }
  });
});

/** Who gets what: without a login, with another person's login, with one's own. Every address has a row; an open door treats all alike. */
describe('nobody sees what is not theirs', () => {
  const OWN = '1000';
  const access: Record<string, [url: string, anonymous: number, other: number, own: number]> = {
    'POST /api/test-sessions': ['/api/test-sessions', 401, 201, 201],
    'GET /api/progress': ['/api/progress', 401, 200, 200],
    'GET /api/test-sessions/{sittingId}': ['/api/test-sessions/1', 401, 401, 401],
    'POST /api/test-sessions/{sittingId}/responses': ['/api/test-sessions/1/responses', 401, 401, 401],
    'GET /api/users/{userId}/name': [`/api/users/${OWN}/name`, 401, 403, 200],
    'GET /api/personalityPlanets/{userId}': [`/api/personalityPlanets/${OWN}`, 401, 403, 200],
    'GET /api/report/{userId}': [`/api/report/${OWN}`, 401, 403, 200],
    'GET /api/report/{userId}/strengths': [`/api/report/${OWN}/strengths`, 401, 403, 200],
    'GET /api/report/{userId}/texts/{kind}': [`/api/report/${OWN}/texts/barChart`, 401, 403, 200],
    'POST /api/auth/register': ['/api/auth/register', 400, 400, 400],
    'POST /api/auth/login': ['/api/auth/login', 400, 400, 400],
    'POST /api/auth/google': ['/api/auth/google', 400, 400, 400],
    'GET /api/auth/options': ['/api/auth/options', 200, 200, 200],
    'POST /api/auth/refresh': ['/api/auth/refresh', 401, 401, 401], // a cookie's door: an access token opens nothing
    'POST /api/auth/logout': ['/api/auth/logout', 200, 200, 200],
    'POST /api/auth/verify-email': ['/api/auth/verify-email', 400, 400, 400],
    'POST /api/auth/resend-code': ['/api/auth/resend-code', 400, 400, 400],
    'POST /api/auth/forgot-password': ['/api/auth/forgot-password', 400, 400, 400],
    'POST /api/auth/reset-password': ['/api/auth/reset-password', 400, 400, 400],
    'GET /api/health': ['/api/health', 200, 200, 200],
    'GET /api/health/ready': ['/api/health/ready', 200, 200, 200],
    'GET /api/health/alive': ['/api/health/alive', 200, 200, 200],
    'GET /api/openapi.json': ['/api/openapi.json', 200, 200, 200],
  };
  const bodies: Record<string, object> = {
    'POST /api/test-sessions': { test: 'lantern-ferry' },
    'POST /api/test-sessions/{sittingId}/responses': {
      position: 0,
      screen: 'LF01',
      answer: { kind: 'choice', option: 'a' },
      responseTimeMs: 1,
    },
  };

  test('every address has a row', () => {
    expect(Object.keys(access).sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test('anonymous, another person, oneself', async () => {
    const own = await signUp();
    const other = await signUp();
    expect(String(own.id)).toBe(OWN);
    for (const [name, [url, anonymous, others, owns]] of Object.entries(access)) {
      const method = name.split(' ')[0] as 'GET' | 'POST';
      const ask = async (headers: object) => {
        const payload = bodies[name];
        return (await app.inject({ method, url, headers: { ...headers }, ...(payload ? { payload } : {}) })).statusCode;
      };
      expect([name, await ask({}), await ask(other.headers), await ask(own.headers)]).toEqual([name, anonymous, others, owns]);
    }
  });

  test('the demo is anyone’s to read', async () => {
    for (const url of [
      '/api/users/25/name',
      '/api/personalityPlanets/25',
      '/api/report/25/strengths',
      '/api/report/25/texts/summary?language=hi',
    ]) {
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200]);
    }
  });

  test('no cache keeps what a person is told', async () => {
    const { id, headers } = await signUp();
    expect((await app.inject({ url: `/api/report/${id}/strengths`, headers })).headers['cache-control']).toBe('no-store');
    expect((await app.inject({ url: `/api/report/${id}/strengths` })).headers['cache-control']).toBe('no-store');
  });

  test('another person is refused whether or not they exist', async () => {
    const { headers } = await signUp();
    for (const id of [1, 999, 1000, 500_000]) {
      expect((await app.inject({ url: `/api/report/${id}/strengths`, headers })).statusCode).toBe(403);
    }
  });
});

describe('the API description', () => {
  test('is OpenAPI 3.1 and names every address', async () => {
    const description = (await app.inject({ url: '/api/openapi.json' })).json();
    expect(description.openapi).toBe('3.1.0');
    for (const { method, path } of endpoints) expect(description.paths[path][method.toLowerCase()].summary).toBeTruthy();
  });
});

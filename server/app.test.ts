import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { platformMessages } from '#contract/problem.ts';
import { testApp } from '#testing/app.ts';
import { seedDemoSittings } from './assessments/demo.ts';
import { seedDemoPerson } from './identity/demo-person.ts';

const { app, database } = await testApp();
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

describe('the API description', () => {
  test('is OpenAPI 3.1 and names every address', async () => {
    const description = (await app.inject({ url: '/api/openapi.json' })).json();
    expect(description.openapi).toBe('3.1.0');
    for (const { method, path } of endpoints) expect(description.paths[path][method.toLowerCase()].summary).toBeTruthy();
  });
});

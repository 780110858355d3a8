import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Endpoint, endpoint } from '#contract/endpoint.ts';
import { testApp } from '#testing/app.ts';
import { describeApi } from './api-description.ts';
import { openToAnyone } from './doors.ts';

type Json = Record<string, unknown>;
type Operation = {
  security: Json[];
  'x-access': string;
  parameters: { name: string; schema: Json }[];
  responses: Record<string, { content: Json }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> };
};

const { app } = await testApp();
const document = (await app.inject({ url: '/api/openapi.json' })).json<Document>();
const describeAll = (all: readonly Endpoint[]) => describeApi(all, { anyone: openToAnyone }, '1');
const answerOf = (path: string, method: string, status: number) =>
  (document.paths[path]![method]!.responses[status]!.content['application/json'] as { schema: Json }).schema;

/** Every value under `$ref`, wherever it stands. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : referencesIn(inner)));
}

/** What a JSON pointer (RFC 6901) from the root of the document leads to. */
function follow(reference: string): unknown {
  expect(reference).toMatch(/^#\//);
  const names = reference
    .slice(2)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.reduce<unknown>((found, name) => (found as Json | undefined)?.[name], document);
}

describe('the API description', () => {
  test('has something behind every reference', () => {
    const references = new Set(referencesIn(document));
    expect([...references].sort()).toEqual(['#/components/schemas/Login', '#/components/schemas/Problem']);
    for (const reference of references) expect(follow(reference), reference).toMatchObject({ type: 'object' });
  });

  test('tells the fields of a failure and of a login', () => {
    const failure = follow(answerOf('/api/auth/login', 'post', 401).$ref as string) as { properties: Json };
    expect(Object.keys(failure.properties)).toEqual(['code', 'message', 'errors', 'retryAfter', 'requestId']);
    const login = follow(answerOf('/api/auth/refresh', 'post', 200).$ref as string) as { properties: Json };
    expect(Object.keys(login.properties)).toEqual(['accessToken', 'username', 'userId', 'name', 'email', 'language']);
    const [loggedIn, stepAsked] = answerOf('/api/auth/login', 'post', 200).anyOf as Json[];
    expect(loggedIn!.$ref).toBe(answerOf('/api/auth/refresh', 'post', 200).$ref);
    expect(Object.keys(stepAsked!.properties as Json)).toEqual(['secondStep', 'stepToken']);
  });

  test('names what a body can end in wherever one is taken, and nowhere else', () => {
    const statuses = (path: string, method: string) => Object.keys(document.paths[path]![method]!.responses);
    expect(statuses('/api/auth/login', 'post')).toEqual(['200', '400', '401', '403', '413', '415', '429']);
    expect(statuses('/api/share-links', 'get')).toEqual(['200', '401']);
  });

  test('gives an id only the numbers that the server takes', () => {
    const { schema } = document.paths['/api/report/{userId}']!.get!.parameters[0]!;
    expect(schema).toMatchObject({ anyOf: [{ type: 'integer', minimum: 1, maximum: 2_147_483_647 }, { type: 'string' }] });
    expect(JSON.stringify(document)).not.toContain(String(Number.MIN_SAFE_INTEGER));
  });

  test.each([
    ['/api/share-links', 'get', 'person', [{ accessToken: [] }]],
    ['/api/test-sessions/{sittingId}', 'get', 'sitting', [{ testSessionToken: [] }]],
    ['/api/report/{userId}', 'get', 'reader', [{ accessToken: [] }, {}]], // the demo's report needs no token
    ['/api/health', 'get', 'anyone', []],
  ])('says what a visitor shows at %s', (path, method, access, security) => {
    const operation = document.paths[path]![method]!;
    expect([operation['x-access'], operation.security]).toEqual([access, security]);
    expect(Object.keys(document.components.securitySchemes)).toEqual(expect.arrayContaining(security.flatMap(Object.keys)));
  });

  test('refuses two different schemas of one name', () => {
    const answering = (path: `/api/${string}`, ok: z.ZodType) =>
      endpoint({ method: 'GET', path, summary: '', tag: '', access: 'anyone', ok, problems: [] });
    const one = z.object({ code: z.string() }).meta({ id: 'Boat' });
    const inOut = z.object({ tide: one, load: z.string().transform(Number).pipe(z.number()) }).meta({ id: 'Trip' });
    const trip = { ...answering('/api/trip', inOut), method: 'POST', body: inOut } as const;
    expect(() => describeAll([answering('/api/boat', one), answering('/api/boats', z.array(one))])).not.toThrow();
    expect(() => describeAll([trip])).toThrow('Two different schemas are named Trip.');
  });
});

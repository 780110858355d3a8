import { expect, test } from 'vitest';
import type { ApiDocument, Operation } from './api-document.ts';
import { curlExample } from './curl-example.ts';
import { resolverOf } from './schema-fields.ts';

const document: ApiDocument = { info: { version: '1' }, paths: {} };
const operation = (about: Partial<Operation>): Operation => ({
  id: 'x',
  method: 'GET',
  path: '/api/health',
  summary: '',
  tag: 'Site',
  access: 'anyone',
  tokenHeader: undefined,
  parameters: [],
  body: undefined,
  answers: [],
  problems: [],
  ...about,
});
const curl = (about: Partial<Operation>) => curlExample(operation(about), 'https://bhava.example', resolverOf(document, about.body ?? {}));

test('a plain read is one line', () => {
  expect(curl({})).toBe("curl 'https://bhava.example/api/health'");
});

test('parameters stand in the address, the token in a shell variable', () => {
  const parameters = [
    { name: 'userId', in: 'path', schema: { type: 'integer', example: 25 } },
    { name: 'language', in: 'query', schema: { enum: ['en', 'hi'] } },
  ];
  expect(curl({ path: '/api/report/{userId}', tokenHeader: 'Authorization: Bearer $ACCESS_TOKEN', parameters })).toBe(
    'curl \'https://bhava.example/api/report/25?language=en\' \\\n  -H "Authorization: Bearer $ACCESS_TOKEN"',
  );
});

test('a body holds the required fields, and an apostrophe does not end the quotes', () => {
  const body = {
    type: 'object',
    required: ['name', 'isAdult'],
    properties: { name: { type: 'string', example: "Asha D'Souza" }, isAdult: { type: 'boolean' }, note: { type: 'string' } },
  };
  expect(curl({ method: 'POST', body }).split(' \\\n  ')).toEqual([
    "curl -X POST 'https://bhava.example/api/health'",
    "-H 'Content-Type: application/json'",
    `-d '{"name":"Asha D'\\''Souza","isAdult":true}'`,
  ]);
});

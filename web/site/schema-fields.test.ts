import { expect, test } from 'vitest';
import type { ApiDocument, Schema } from './api-document.ts';
import { fieldsOf, resolverOf, typeOf } from './schema-fields.ts';

const document: ApiDocument = {
  info: { version: '1' },
  paths: {},
  components: {
    schemas: { House: { type: 'object', properties: { id: { type: 'integer', minimum: 1, maximum: 12 } }, required: ['id'] } },
  },
};
const read = (schema: Schema) => fieldsOf(schema, resolverOf(document, schema));
const type = (schema: Schema) => typeOf(schema, resolverOf(document, schema));

test('fields stand in reading order, inner ones by their path', () => {
  const rows = read({
    type: 'object',
    required: ['houses'],
    properties: {
      houses: { type: 'array', items: { $ref: '#/components/schemas/House' }, description: 'Strongest first.' },
      note: { type: 'string', maxLength: 40 },
    },
  });
  expect(rows).toEqual([
    { path: 'houses', type: 'list of object', isRequired: true, description: 'Strongest first.' },
    { path: 'houses[].id', type: 'integer, 1 to 12', isRequired: true, description: '' },
    { path: 'note', type: 'string, at most 40 characters', isRequired: false, description: '' },
  ]);
});

test('of several possible objects a field is required only when each of them has it', () => {
  const one: Schema = {
    type: 'object',
    properties: { kind: { const: 'story' }, scenes: { type: 'integer' } },
    required: ['kind', 'scenes'],
  };
  const other: Schema = { type: 'object', properties: { kind: { const: 'game' } }, required: ['kind'] };
  expect(read({ oneOf: [one, other] }).map(({ path, isRequired }) => [path, isRequired])).toEqual([
    ['kind', true],
    ['scenes', false],
  ]);
});

test('a reference to itself ends', () => {
  const tree: Schema = { $ref: '#/$defs/Node', $defs: { Node: { type: 'object', properties: { child: { $ref: '#/$defs/Node' } } } } };
  expect(read(tree).length).toBeLessThan(10);
});

test.each([
  [{ type: 'string', enum: ['en', 'hi'] }, '"en" or "hi"'],
  [{ type: 'boolean', const: true }, 'true'],
  [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number or null'],
  [{ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, 'integer'],
  [{ type: 'string', minLength: 3, maxLength: 15 }, 'string, 3 to 15 characters'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'object of string by name'],
] satisfies [Schema, string][])('%j reads %s', (schema, words) => {
  expect(type(schema)).toBe(words);
});

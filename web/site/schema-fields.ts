import type { ApiDocument, Schema } from './api-document.ts';

export type Field = { readonly path: string; readonly type: string; readonly isRequired: boolean; readonly description: string };

/** Follows references to the document's components and to the schema's own definitions. */
export type Resolve = (schema: Schema) => Schema;
export const resolverOf =
  (document: ApiDocument, root: Schema): Resolve =>
  (schema) => {
    let found = schema;
    for (let step = 0; found.$ref && step < 20; step += 1) {
      const name = found.$ref.split('/').at(-1) ?? '';
      const target: Schema | undefined = root.$defs?.[name] ?? document.components?.schemas?.[name];
      if (!target) return found;
      found = { ...target, ...(found.description ? { description: found.description } : {}) };
    }
    return found;
  };

/** Every field of an object in reading order, those within others by their path: `answers[].option`. */
export function fieldsOf(schema: Schema, resolve: Resolve, prefix = '', depth = 0): Field[] {
  const { properties = {}, required = [] } = contentOf(resolve(schema), resolve);
  return Object.entries(properties).flatMap(([name, property]) => {
    const resolved = resolve(property);
    const path = `${prefix}${name}`;
    const own = { path, type: typeOf(resolved, resolve), isRequired: required.includes(name), description: resolved.description ?? '' };
    const inner = depth < 4 ? fieldsOf(resolved, resolve, `${path}${isList(resolved) ? '[]' : ''}.`, depth + 1) : [];
    return [own, ...inner];
  });
}

const isList = (schema: Schema) => schema.type === 'array' || (schema.anyOf ?? []).some(({ type }) => type === 'array');

/** The object inside a list, or inside a choice between an object and null. */
function contentOf(schema: Schema, resolve: Resolve): Schema {
  if (schema.items) return contentOf(resolve(schema.items), resolve);
  const choices = (schema.anyOf ?? schema.oneOf ?? []).map(resolve).filter(({ type }) => type !== 'null');
  if (choices.length === 0) return schema;
  const objects = choices.map((choice) => contentOf(choice, resolve));
  const names = objects.flatMap(({ properties = {} }) => Object.keys(properties));
  return {
    properties: Object.assign({}, ...objects.toReversed().map(({ properties }) => properties ?? {})) as Record<string, Schema>,
    required: names.filter((name) => objects.every(({ required = [] }) => required.includes(name))),
  };
}

/** A type in a few words: `integer, 1 to 5`, `"en" or "hi"`, `list of object`. */
export function typeOf(schema: Schema, resolve: Resolve): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => typeOf(resolve(choice), resolve)))].join(' or ');
  if (schema.items) return `list of ${typeOf(resolve(schema.items), resolve)}`;
  if (typeof schema.additionalProperties === 'object' && Object.keys(schema.additionalProperties).length > 0)
    return `object of ${typeOf(resolve(schema.additionalProperties), resolve)} by name`;
  const type = typeof schema.type === 'string' ? schema.type : (schema.type?.join(' or ') ?? 'any');
  return [type, limitsOf(schema)].filter(Boolean).join(', ');
}

function limitsOf({ minLength, maxLength, minimum, maximum }: Schema): string {
  if (maxLength !== undefined) return minLength ? `${minLength} to ${maxLength} characters` : `at most ${maxLength} characters`;
  if (minLength !== undefined && minLength > 1) return `at least ${minLength} characters`;
  const least = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined;
  const most = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  if (least !== undefined && most !== undefined) return `${least} to ${most}`;
  if (least !== undefined) return `at least ${least}`;
  return most === undefined ? '' : `at most ${most}`;
}

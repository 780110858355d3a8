import type { Operation, Schema } from './api-document.ts';
import type { Resolve } from './schema-fields.ts';

/** A command to paste into a terminal. A token is a shell variable in it, so that a copied command never carries a real one. */
export function curlExample(operation: Operation, origin: string, resolve: Resolve): string {
  const examplesIn = (place: string) =>
    operation.parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema }) => [name, exampleOf(schema, resolve)] as const);
  const path = examplesIn('path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))),
    operation.path,
  );
  const query = new URLSearchParams(examplesIn('query').map(([name, value]) => [name, String(value)])).toString();
  return [
    `curl${operation.method === 'GET' ? '' : ` -X ${operation.method}`} ${shellQuoted(`${origin}${path}${query && `?${query}`}`)}`,
    ...(operation.tokenHeader ? [`-H "${operation.tokenHeader}"`] : []),
    ...(operation.body
      ? [`-H 'Content-Type: application/json'`, `-d ${shellQuoted(JSON.stringify(exampleOf(operation.body, resolve)))}`]
      : []),
  ].join(' \\\n  ');
}

const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A value that fits: the schema's own example, else the simplest one of its type. */
function exampleOf(schema: Schema, resolve: Resolve, depth = 0): unknown {
  const found = resolve(schema);
  if (found.example !== undefined) return found.example;
  if (found.const !== undefined) return found.const;
  if (found.enum) return found.enum[0];
  const choice = (found.anyOf ?? found.oneOf)?.[0];
  if (choice) return exampleOf(choice, resolve, depth);
  if (found.items) return depth < 4 ? [exampleOf(found.items, resolve, depth + 1)] : [];
  if (found.properties) {
    const wanted = Object.entries(found.properties).filter(([name]) => found.required?.includes(name) && depth < 4);
    return Object.fromEntries(wanted.map(([name, property]) => [name, exampleOf(property, resolve, depth + 1)]));
  }
  if (found.type === 'integer' || found.type === 'number') return Math.max(1, found.minimum ?? 1);
  if (found.type === 'boolean') return true;
  return found.type === 'string' ? '…' : {};
}

import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { ProblemBody, type ProblemCode, problemStatuses } from '#contract/problem.ts';

type Json = Record<string, unknown>;

const security: Record<Access, Json[]> = {
  anyone: [],
  person: [{ accessToken: [] }],
  sitting: [{ testSessionToken: [] }],
  reader: [{ accessToken: [] }, {}], // the demo's report needs no token
};

/** OpenAPI 3.1, made from the contract alone. */
export function describeApi(endpoints: readonly Endpoint[], version: string): Json {
  const schemas: Record<string, Json> = {};
  const paths: Record<string, Json> = {};
  const problem = schemaOf(ProblemBody, 'output', schemas);
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint, problem, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Bhava', version, description: 'Tests, measurement and reports of Bhava. Every failure has the same body: Problem.' },
    paths,
    components: {
      schemas,
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'The accessToken of POST /api/auth/login; it lives 15 minutes.' },
        testSessionToken: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Test-Session-Token',
          description: 'The token of POST /api/test-sessions.',
        },
      },
    },
  };
}

/** What reading a body can end in, wherever one is taken. */
const problemsOfBodies = ['malformed', 'too-large', 'wrong-media'] as const;

function describeEndpoint(endpoint: Endpoint, problem: Json, schemas: Record<string, Json>): Json {
  const { summary, tag, access, params, query, body, ok, status = 200 } = endpoint;
  const problems = new Set<ProblemCode>([...endpoint.problems, ...(body ? problemsOfBodies : [])]);
  return {
    summary,
    tags: [tag],
    security: security[access],
    parameters: [...parametersOf(params, 'path', schemas), ...parametersOf(query, 'query', schemas)],
    ...(body ? { requestBody: { required: true, content: jsonContent(schemaOf(body, 'input', schemas)) } } : {}),
    responses: {
      [status]: { description: 'Done.', content: jsonContent(schemaOf(ok, 'output', schemas)) },
      ...Object.fromEntries(
        [...problems].map((code) => [problemStatuses[code], { description: spoken(code), content: jsonContent(problem) }]),
      ),
    },
  };
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query', schemas: Record<string, Json>): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input', schemas) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description ? { description } : {}),
    schema: property,
  }));
}

/**
 * As JSON Schema. Zod puts the schemas that have a name into `$defs` beside each use, and refers to them from the root; in a document
 * that root is the document's, so they are moved to its components.
 */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Record<string, Json>): Json {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: ({ jsonSchema }) => withoutSafeLimits(jsonSchema) });
  const { $schema: _dialect, $defs = {}, ...own } = pointToComponents(made) as Json & { $defs?: Record<string, Json> };
  for (const [name, definition] of Object.entries($defs)) {
    if (name in schemas && !isDeepStrictEqual(schemas[name], definition)) throw new Error(`Two different schemas are named ${name}.`);
    schemas[name] = definition;
  }
  return own;
}

function pointToComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointToComponents);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? inner.replace(/^#\/\$defs\//, '#/components/schemas/') : pointToComponents(inner),
    ]),
  );
}

/** What JavaScript can count to says nothing about a field, least of all that it may be negative. */
function withoutSafeLimits(schema: { minimum?: number; maximum?: number }): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

const jsonContent = (schema: Json) => ({ 'application/json': { schema } });
const spoken = (code: ProblemCode) => `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}.`;

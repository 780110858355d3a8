import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { ProblemBody, type ProblemCode, problemStatuses } from '#contract/problem.ts';
import type { Door } from './doors.ts';

type Json = Record<string, unknown>;

/** What the description tells of the doors: what visitors show at each. */
export type DescribedDoors = Readonly<Record<string, Pick<Door<never>, 'proof' | 'isProofOptional'>>>;

/** OpenAPI 3.1, made from the contract and the doors. */
export function describeApi(endpoints: readonly Endpoint[], doors: DescribedDoors, version: string): Json {
  const schemas: Record<string, Json> = {};
  const paths: Record<string, Json> = {};
  const problem = schemaOf(ProblemBody, 'output', schemas);
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeEndpoint(endpoint, doors, problem, schemas),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Bhava', version, description: 'Tests, measurement and reports of Bhava. Every failure has the same body: Problem.' },
    paths,
    components: {
      schemas,
      securitySchemes: Object.fromEntries(Object.values(doors).flatMap(({ proof }) => (proof ? [[proof.name, proof.scheme]] : []))),
    },
  };
}

/** What reading a body can end in, wherever one is taken. */
const problemsOfBodies = ['malformed', 'too-large', 'wrong-media'] as const;

function describeEndpoint(endpoint: Endpoint, doors: DescribedDoors, problem: Json, schemas: Record<string, Json>): Json {
  const { summary, tag, access, params, query, body, file, ok, inLines, inEvents, media, status = 200 } = endpoint;
  const mediaOfAnswer = inLines ? 'application/x-ndjson' : inEvents ? 'text/event-stream' : 'application/json';
  const problems = new Set<ProblemCode>([...endpoint.problems, ...(body ? problemsOfBodies : [])]);
  return {
    summary,
    tags: [tag],
    'x-access': access,
    security: securityOf(doors[access]!),
    parameters: [...parametersOf(params, 'path', schemas), ...parametersOf(query, 'query', schemas)],
    ...(body ? { requestBody: { required: true, content: file ? { '*/*': {} } : jsonContent(schemaOf(body, 'input', schemas)) } } : {}),
    responses: {
      [status]: {
        description: 'Done.',
        content: media ? { [media]: {} } : { [mediaOfAnswer]: { schema: schemaOf(ok, 'output', schemas) } },
      },
      ...Object.fromEntries(
        [...problems].map((code) => [problemStatuses[code], { description: spoken(code), content: jsonContent(problem) }]),
      ),
    },
  };
}

/** One of these is enough; an empty one says that some need none. */
function securityOf({ proof, isProofOptional }: DescribedDoors[string]): Json[] {
  if (!proof) return [];
  return [{ [proof.name]: [] }, ...(isProofOptional ? [{}] : [])];
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

/** Zod adds the largest safe integers of JavaScript as limits. They are no limits of the field, and suggest that it may be negative. */
function withoutSafeLimits(schema: { minimum?: number; maximum?: number }): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** OpenAPI 3.1 has no word for lines: the schema is that of one. */
const jsonContent = (schema: Json) => ({ 'application/json': { schema } });
const spoken = (code: ProblemCode) => `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}.`;

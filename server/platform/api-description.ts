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
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Bhava', version, description: 'Tests, measurement and reports of Bhava. Every failure has the same body: Problem.' },
    paths,
    components: {
      schemas: { Problem: withoutDialect(z.toJSONSchema(ProblemBody, { io: 'output' })) },
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

function describeEndpoint({ summary, tag, access, params, query, body, ok, status = 200, problems }: Endpoint): Json {
  return {
    summary,
    tags: [tag],
    security: security[access],
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body ? { requestBody: { required: true, content: jsonContent(schemaOf(body, 'input')) } } : {}),
    responses: {
      [status]: { description: 'Done.', content: jsonContent(schemaOf(ok, 'output')) },
      ...Object.fromEntries(
        problems.map((code) => [
          problemStatuses[code],
          { description: spoken(code), content: jsonContent({ $ref: '#/components/schemas/Problem' }) },
        ]),
      ),
    },
  };
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description ? { description } : {}),
    schema: property,
  }));
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => withoutDialect(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
const jsonContent = (schema: Json) => ({ 'application/json': { schema } });
const spoken = (code: ProblemCode) => `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}.`;

function withoutDialect({ $schema: _dialect, ...schema }: Json): Json {
  return schema;
}

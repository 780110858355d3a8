/** The parts of an OpenAPI 3.1 document that the page shows. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly description?: string;
  readonly example?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly $defs?: Readonly<Record<string, Schema>>;
};
type Content = { readonly 'application/json'?: { readonly schema: Schema } };
export type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
};
type DescribedOperation = {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly 'x-access'?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
};
export type ApiDocument = {
  readonly info: { readonly version: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
  };
};
type SecurityScheme = { readonly type: string; readonly name?: string };

export type Answer = { readonly status: number; readonly description: string; readonly schema: Schema | undefined };
export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** The name of the kind of visitor who may call. */
  readonly access: string;
  /** The header in which they show who they are, its value a shell variable. */
  readonly tokenHeader: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  readonly answers: readonly Answer[];
  readonly problems: readonly Answer[];
};

/** What every failure answers. */
export const failureOf = (document: ApiDocument): Schema | undefined => document.components?.schemas?.Problem;

/** The operations by their tag, in the order of the document. */
export function operationsByTag(document: ApiDocument): ReadonlyMap<string, readonly Operation[]> {
  const groups = new Map<string, Operation[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, described] of Object.entries(methods)) {
      const operation = readOperation(document, method, path, described);
      groups.set(operation.tag, [...(groups.get(operation.tag) ?? []), operation]);
    }
  }
  return groups;
}

function readOperation(document: ApiDocument, method: string, path: string, described: DescribedOperation): Operation {
  const outcomes = Object.entries(described.responses).map(([status, { description, content }]) => ({
    status: Number(status),
    description,
    schema: content?.['application/json']?.schema,
  }));
  return {
    id: `${method}${path}`.replaceAll(/[^a-z\d]+/gi, '-').replace(/-$/, ''),
    method: method.toUpperCase(),
    path,
    summary: described.summary ?? '',
    tag: described.tags?.[0] ?? '',
    access: described['x-access'] ?? '',
    tokenHeader: tokenHeaderOf(document, described),
    parameters: described.parameters ?? [],
    body: described.requestBody?.content['application/json']?.schema,
    answers: outcomes.filter(({ status }) => status < 400),
    problems: outcomes.filter(({ status }) => status >= 400),
  };
}

function tokenHeaderOf({ components }: ApiDocument, { security = [] }: DescribedOperation): string | undefined {
  const name = security.flatMap((choice) => Object.keys(choice))[0];
  const scheme = name === undefined ? undefined : components?.securitySchemes?.[name];
  if (name === undefined || !scheme) return undefined;
  const variable = `$${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
  return scheme.type === 'apiKey' ? `${scheme.name}: ${variable}` : `Authorization: Bearer ${variable}`;
}

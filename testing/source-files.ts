import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** One import, whichever way it is written. `names` are what it takes; `everything` is a namespace, a dynamic import or `export *`. */
export type Import = {
  readonly from: string;
  /** A file of the repository, or the name of a package. */
  readonly to: string;
  readonly isTypeOnly: boolean;
  readonly names: readonly string[] | 'everything';
};

export type SourceFile = {
  readonly path: string;
  readonly imports: readonly Import[];
  /** The values that it exports itself, without types; what it passes on with `export … from` is an import. */
  readonly exports: readonly string[];
  /** How often each name is written in it. */
  readonly mentions: ReadonlyMap<string, number>;
  /** Pieces of it that wait or give a promise. */
  readonly waits: readonly string[];
  /** Pieces of it that build SQL. */
  readonly queries: readonly string[];
};

export const readSourceFiles = (pattern: string): SourceFile[] =>
  globSync(pattern, { exclude: ['**/node_modules', '**/+types'] })
    .sort()
    .map((path) => readSource(path, readFileSync(path, 'utf8')));

const QUERY_METHODS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);

/** Vite's parser is oxc, the one that builds the pages. */
export function readSource(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const imports: Import[] = [];
  const exports: string[] = [];
  const mentions = new Map<string, number>();
  const waits: string[] = [];
  const queries: string[] = [];

  const addImport = (specifier: string, names: Import['names'], isTypeOnly: boolean) =>
    imports.push({ from: path, to: resolve(path, specifier), names, isTypeOnly });
  const addIfText = (source: ESTree.Node | undefined, isTypeOnly = false) => {
    const specifier = textOf(source);
    if (specifier !== undefined) addImport(specifier, 'everything', isTypeOnly);
  };
  const note = (list: string[], { start, end }: ESTree.Span) => list.push(text.slice(start, end).split('\n')[0]!.trim().slice(0, 80));
  const mention = (name: string) => mentions.set(name, (mentions.get(name) ?? 0) + 1);
  const noteIfAsync = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    if (node.async) note(waits, node);
  };

  new Visitor({
    ImportDeclaration({ source, specifiers, importKind }) {
      const isNamespace = specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
      const names = specifiers.map((one) => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : 'default'));
      // `import { type A }` is still an import of the module, unless every name is a type.
      const isTypeOnly =
        importKind === 'type' ||
        (specifiers.length > 0 && specifiers.every((one) => one.type === 'ImportSpecifier' && one.importKind === 'type'));
      addImport(source.value, isNamespace ? 'everything' : names, isTypeOnly);
    },
    ExportAllDeclaration({ source, exportKind }) {
      addImport(source.value, 'everything', exportKind === 'type');
    },
    ExportNamedDeclaration({ source, specifiers, declaration, exportKind }) {
      if (source) {
        const isTypeOnly = exportKind === 'type' || (specifiers.length > 0 && specifiers.every((one) => one.exportKind === 'type'));
        addImport(
          source.value,
          specifiers.map(({ local }) => nameOf(local)),
          isTypeOnly,
        );
      }
      const values = exportKind === 'type' ? [] : specifiers.filter((one) => one.exportKind !== 'type');
      exports.push(...values.map(({ exported }) => nameOf(exported)), ...declaredValues(declaration));
    },
    ExportDefaultDeclaration() {
      exports.push('default');
    },
    ImportExpression(node) {
      addIfText(node.source);
      note(waits, node);
    },
    TSImportType({ source }) {
      addIfText(source, true);
    },
    NewExpression({ callee, arguments: [file, base] }) {
      // new URL('./worker.ts', import.meta.url): how a worker or a script is named.
      if (callee.type === 'Identifier' && callee.name === 'URL' && base && text.slice(base.start, base.end) === 'import.meta.url') {
        if (/\.\w+$/.test(textOf(file) ?? '')) addIfText(file);
      }
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type === 'Identifier' && callee.name === 'require') addIfText(node.arguments[0]);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name === 'then') note(waits, node);
      if (QUERY_METHODS.has(callee.property.name)) note(queries, node);
    },
    TaggedTemplateExpression(node) {
      if (node.tag.type === 'Identifier' && node.tag.name === 'sql') note(queries, node);
    },
    AwaitExpression: (node) => void note(waits, node),
    ForOfStatement: (node) => void (node.await && note(waits, node)),
    FunctionDeclaration: noteIfAsync,
    FunctionExpression: noteIfAsync,
    ArrowFunctionExpression: noteIfAsync,
    JSXIdentifier: ({ name }) => void mention(name),
    Identifier(node) {
      mention(node.name);
      if (node.name === 'Promise') note(waits, node);
    },
  }).visit(program);
  return { path, imports, exports, mentions, waits, queries };
}

function textOf(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]!.value.cooked ?? undefined;
  return undefined;
}

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? String(name.value) : name.name);

function declaredValues(declaration: ESTree.Declaration | null): string[] {
  switch (declaration?.type) {
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => boundNames(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return declaration.id ? [declaration.id.name] : [];
    default:
      return [];
  }
}

function boundNames(pattern: ESTree.BindingPattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left as ESTree.BindingPattern);
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((one) => (one ? boundNames(bare(one)) : []));
  return pattern.properties.flatMap((one) => boundNames(one.type === 'RestElement' ? bare(one) : one.value));
}

const bare = (one: ESTree.BindingPattern | ESTree.BindingRestElement) => (one.type === 'RestElement' ? one.argument : one);

/** `#psychometrics` and `#room/…` are the `imports` of package.json. Inside `web` an ending may be left out. */
function resolve(from: string, specifier: string): string {
  if (specifier === '#psychometrics') return 'psychometrics/index.ts';
  if (!/^[.#]/.test(specifier)) return specifier;
  const path = specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(from), specifier));
  return ['', '.ts', '.tsx'].map((ending) => path + ending).find((file) => /\.\w+$/.test(file) && existsSync(file)) ?? path;
}

/** Groups of files that import each other in a circle. */
export function findCircles(files: readonly SourceFile[]): string[] {
  const targets = new Map(files.map(({ path, imports }) => [path, new Set(imports.map(({ to }) => to))]));
  const reach = (start: string) => {
    const seen = new Set<string>();
    const open = [...(targets.get(start) ?? [])];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      open.push(...(targets.get(file) ?? []));
    }
    return seen;
  };
  const reached = new Map([...targets.keys()].map((path) => [path, reach(path)]));
  const circles = [...reached]
    .filter(([path, seen]) => seen.has(path))
    .map(([path, seen]) =>
      [...seen]
        .filter((other) => reached.get(other)?.has(path))
        .sort()
        .join(', '),
    );
  return [...new Set(circles)];
}

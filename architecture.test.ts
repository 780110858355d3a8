import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Who may import whom, by room; on the server and on the page, by domain. `docs/architecture.md` tells why.
 * A room may always use itself. Tests may use anything, and so may `testing`, `e2e`, `bench` and `scripts`.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  psychometrics: [],
  content: ['psychometrics'],
  contract: [],
  server: ['psychometrics', 'content', 'contract'],
  web: ['contract', 'content'],
};

const serverDomains: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  identity: ['platform'],
  assessments: ['platform', 'identity'],
  measurement: ['platform', 'assessments'],
  narratives: ['platform'],
  reports: ['platform', 'measurement', 'narratives', 'identity'],
  site: ['platform'],
};

const webDomains: Readonly<Record<string, readonly string[]>> = {
  i18n: [],
  api: ['i18n'],
  ui: ['i18n', 'api'],
  identity: ['ui', 'i18n', 'api'],
  assessments: ['ui', 'i18n', 'api'],
  reports: ['ui', 'i18n', 'api'],
  site: ['ui', 'i18n', 'api'],
};

/** What composes everything stands at a room's root. `server/tables.ts` is types only: every handle carries every table's type. */
const ROOT_FILE_FOR_ALL = 'server/tables.ts';

type Arrow = { readonly from: string; readonly to: string; readonly isTypeOnly: boolean };

const sources = globSync('{psychometrics,content,contract,server,web}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file) && !file.includes('+types'),
);
const arrows = sources.flatMap(readArrows);

function readArrows(file: string): Arrow[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(/^\s*(import|export)\s+(type\s)?[^;'"]*?from\s+'([^']+)'|import\('([^']+)'\)|^\s*import\s+'([^']+)'/gm);
  return [...found].flatMap(([, , type, fromClause, dynamic, bare]) => {
    const to = resolve(file, fromClause ?? dynamic ?? bare ?? '');
    return to ? [{ from: file, to, isTypeOnly: type !== undefined }] : [];
  });
}

function resolve(file: string, specifier: string): string | undefined {
  if (specifier === '#psychometrics') return 'psychometrics/index.ts';
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  return undefined;
}

const roomOf = (file: string) => file.split('/')[0]!;
const domainOf = (file: string) => (file.split('/').length > 2 ? file.split('/')[1] : undefined);
const show = ({ from, to }: Arrow) => `${from} -> ${to}`;

test('the sources were found, and their arrows', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(arrows.length).toBeGreaterThan(sources.length);
});

test('each room imports only the rooms below it', () => {
  const strays = arrows.filter(({ from, to }) => {
    const known = rooms[roomOf(to)] !== undefined;
    return known && roomOf(from) !== roomOf(to) && !rooms[roomOf(from)]!.includes(roomOf(to));
  });
  expect(strays.map(show)).toEqual([]);
});

test('psychometrics imports nothing at all from outside', () => {
  const outside = sources
    .filter((file) => roomOf(file) === 'psychometrics')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from\s+'([^']+)'/g)].map(([, to]) => `${file} -> ${to}`))
    .filter((arrow) => !arrow.includes('-> .'));
  expect(outside).toEqual([]);
});

test('psychometrics is entered by its door only', () => {
  const strays = arrows.filter(
    ({ from, to }) => roomOf(to) === 'psychometrics' && roomOf(from) !== 'psychometrics' && to !== 'psychometrics/index.ts',
  );
  expect(strays.map(show)).toEqual([]);
});

describe('on the server', () => {
  test.each(Object.entries(serverDomains))('%s uses only %j', (domain, allowed) => {
    const strays = arrows.filter(
      ({ from, to }) =>
        from.startsWith(`server/${domain}/`) &&
        to.startsWith('server/') &&
        to !== ROOT_FILE_FOR_ALL &&
        domainOf(to) !== domain &&
        !allowed.includes(domainOf(to) ?? ''),
    );
    expect(strays.map(show)).toEqual([]);
  });

  test('every domain stands in the table', () => {
    const domains = new Set(sources.filter((file) => roomOf(file) === 'server').map(domainOf));
    domains.delete(undefined);
    expect([...domains].filter((domain) => !(domain! in serverDomains))).toEqual([]);
  });

  test('rules never await', () => {
    const decides =
      /^server\/\w+\/(rules|course|progress|validity|house-scores|direction-scores|ranking|score-sittings|norms|guard|prompts)\.ts$/;
    const rules = sources.filter((file) => decides.test(file));
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.filter((file) => /\bawait\b|\basync\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('only repositories and the platform speak SQL', () => {
    const speakers = sources.filter(
      (file) => /^server\//.test(file) && /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/.test(readFileSync(file, 'utf8')),
    );
    expect(speakers.filter((file) => !file.endsWith('/repository.ts') && !file.startsWith('server/platform/'))).toEqual([]);
  });
});

describe('on the page', () => {
  test.each(Object.entries(webDomains))('%s uses only %j', (domain, allowed) => {
    const strays = arrows.filter(
      ({ from, to }) =>
        from.startsWith(`web/${domain}/`) && to.startsWith('web/') && domainOf(to) !== domain && !allowed.includes(domainOf(to) ?? ''),
    );
    expect(strays.map(show)).toEqual([]);
  });

  test('schemas reach the browser with the forms of identity only: other pages name an address and use types', () => {
    const isSchema = (file: string) => /^import .* from 'zod'/m.test(readFileSync(file, 'utf8'));
    const seen = arrows.filter(
      ({ from, to, isTypeOnly }) => roomOf(from) === 'web' && roomOf(to) === 'contract' && !isTypeOnly && isSchema(to),
    );
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter(({ from }) => domainOf(from) !== 'identity').map(show)).toEqual([]);
  });

  test('of the content it sees scripts only, never a key or a generator', () => {
    const seen = arrows.filter(({ from, to }) => roomOf(from) === 'web' && roomOf(to) === 'content');
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter(({ to }) => !/^content\/([\w-]+\/script[\w.-]*|mind\/(facets|strength)\.ts)$/.test(to)).map(show)).toEqual([]);
  });

  test('a script imports no key, no generator and no engine', () => {
    const scripts = arrows.filter(({ from }) => /^content\/[\w-]+\/script/.test(from));
    expect(scripts.filter(({ to, isTypeOnly }) => !isTypeOnly && !/(^|\/)(script[\w.-]*|facets\.ts)$/.test(to)).map(show)).toEqual([]);
  });
});

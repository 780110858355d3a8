import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCircles, type Import, readSourceFiles, type SourceFile } from './testing/source-files.ts';

/**
 * Who may import whom, by room; on the server and on the page, by domain. `docs/architecture.md` tells why, in two tables that are
 * compared with these. A room may always use itself. Tests and their fixtures may use anything, and so may `testing`, `e2e`, `bench`
 * and `scripts`.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  psychometrics: [],
  content: ['psychometrics', 'contract'],
  contract: [],
  server: ['psychometrics', 'content', 'contract', 'web'],
  web: ['contract', 'content'],
};

const serverDomains: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  identity: ['platform'],
  assessments: ['platform', 'identity'],
  measurement: ['platform', 'assessments'],
  narratives: ['platform'],
  privacy: ['platform', 'identity'],
  grievances: ['platform', 'identity'],
  reports: ['platform', 'measurement', 'narratives', 'identity', 'privacy'],
  relationships: ['platform', 'measurement', 'identity', 'reports'],
  sharing: ['platform', 'identity', 'reports'],
  practice: ['platform', 'reports'],
  'own-data': ['platform', 'reports', 'sharing', 'privacy', 'grievances', 'hiring', 'society', 'steady', 'practice'],
  hiring: ['platform', 'identity', 'reports', 'measurement', 'privacy'],
  operator: ['platform', 'identity', 'narratives', 'reports', 'hiring'],
  society: ['platform', 'identity', 'assessments', 'measurement', 'reports', 'privacy'],
  help: ['platform'],
  steady: ['platform', 'privacy'],
  site: ['platform'],
};

const webDomains: Readonly<Record<string, readonly string[]>> = {
  i18n: [],
  api: ['i18n'],
  ui: ['i18n', 'api'],
  identity: ['ui', 'i18n', 'api'],
  art: [],
  players: ['art', 'ui', 'i18n', 'api'],
  assessments: ['art', 'players', 'ui', 'i18n', 'api'],
  charts: ['ui', 'i18n'],
  reports: ['charts', 'players', 'art', 'ui', 'i18n', 'api'],
  relationships: ['ui', 'i18n', 'api'],
  practice: ['players', 'ui', 'i18n', 'api'],
  operator: ['society', 'players', 'ui', 'i18n', 'api'],
  society: ['charts', 'players', 'ui', 'i18n', 'api'],
  hiring: ['identity', 'charts', 'players', 'ui', 'i18n', 'api'],
  blog: ['players', 'ui', 'i18n'],
  privacy: ['ui', 'i18n', 'api'],
  science: ['charts', 'players', 'ui', 'i18n', 'api'],
  site: ['art', 'ui', 'i18n', 'api'],
  offline: ['ui', 'i18n', 'api'],
  help: ['ui', 'i18n', 'api'],
  steady: ['ui', 'i18n', 'api'],
  policies: ['ui', 'i18n', 'api'],
};

/** What may wait on the server. All else decides from plain values: no `await`, no `async`, no promise. */
const mayAwait: Readonly<Record<string, string>> = {
  'server/{main,open-site,app}.ts': 'the start of the program',
  'server/platform/**': 'files, threads, the network, the pages',
  'server/*/routes.ts': 'an address hands on what an action or a repository gives',
  'server/*/door.ts': 'a door reads a token',
  'server/*/actions.ts': 'an action owns the transaction',
  'server/*/repository.ts': 'a repository asks the database',
  'server/identity/{auth,identity,access-signer}.ts': 'better-auth',
  'server/identity/{access-tokens,devices}.ts': 'jose reads a token with keys that it may have to fetch',
  'server/{identity/{limits,tries},narratives/call-count}.ts': 'attempts are counted in the database',
  'server/identity/{logging-in,notify,accounts}.ts': 'a login begins, or ends, in the database; a mail is queued',
  'server/identity/second-step/routes.ts': 'addresses',
  'server/identity/settings/{routes,account,email,password}.ts': 'what people do in their settings, as actions.ts has it for logins',
  'server/identity/{second-step,passkeys}/actions.ts': 'the same for the second step of a login, and for passkeys',
  'server/identity/*/repository.ts': 'a repository asks the database',
  'server/identity/{proofs,open-session}.ts': 'a password is compared, a code taken, a session made',
  'server/site/search-engines.ts': 'the map of the site names the jobs that are open now',
  'server/site/contact.ts': 'takes a message in, as actions.ts has it for persons',
  'server/identity/token-door.ts': 'the door of a token, for people and for employers',
  'server/identity/codes.ts': 'what a code is made from stands in the database',
  'server/platform/turns.ts': 'costly work waits for its turn',
  'server/privacy/{parents,erasing,privacy}.ts':
    'what parents do, and how an account is erased, also elsewhere, as actions.ts has it for consents',
  'server/*/jobs.ts': 'a job does what a request left behind',
  'server/hiring/scope.ts': 'a transaction takes the role and the organisation that it works for',
  'server/{hiring,society}/*/{routes,actions,repository,door,jobs}.ts': 'the same floors, one folder for each noun',
  'server/hiring/deliveries/post.ts': 'a request goes to an address outside',
  'server/hiring/cv/{read-text,read-thread,read-worker}.ts': 'a thread reads the text of a CV',
  'server/hiring/accounts/employers.ts': 'better-auth',
  'server/hiring/accounts/notify.ts': 'a mail is queued',
  'server/hiring/interviews/telling.ts': 'mails are queued, bells and pages are told',
  'server/hiring/members/joining.ts': 'what those do who come by an invitation, as actions.ts has it for members',
  'server/identity/demo-person.ts': 'inserts the person of the demo at the start',
  'server/assessments/sitting-tokens.ts': 'jose signs and reads a token',
  'server/assessments/guests.ts': 'what guests do, as actions.ts has it for persons',
  'server/assessments/demo.ts': 'plays the sittings of the demo at the start',
  'server/narratives/{provider,ask-provider,call-queue,telling,write-narrative}.ts':
    'the text provider, and the texts that it was paid for',
  'server/practice/journal.ts': 'what people do in their journal, as actions.ts has it for their practice',
  'server/reports/kept-replies.ts': 'what is kept, or is made and then kept',
  'server/reports/card/{card-file,site-pictures}.ts': 'a picture is made in a thread of Node',
  'server/reports/pdf/{print-thread,print-worker,report-paper,plain-paper,sheet}.ts': 'a thread prints, and the pieces of a file arrive',
  'server/reports/general/weaknesses.ts': 'loads the details of the houses in one language, when first asked for',
};

/** Values that no other file of the program takes, though they are exported: by file and name. */
const exportedAllTheSame: Readonly<Record<string, string>> = {
  'server/platform/config.ts: settingNames': 'readme.test.ts compares the README with it',
  'content/stories/walk.ts: readSources': 'tests read the source of a story',
  'server/hiring/candidates/rules.ts: isWithheld': 'a test compares it with what SQL says',
};

/** Files that nothing imports, and what opens them instead. */
const entrances: Readonly<Record<string, string>> = {
  'server/main.ts': 'npm start',
  'server/platform/compile-cache.mjs': 'npm start, before the program',
  'web/{root,routes,entry.*}.{ts,tsx}': 'React Router, by name',
  'web/*/**/*-page.tsx': 'React Router, from the table of pages',
  'web/*.d.ts': 'the type check',
  'server/{*,{hiring,society}/*}/tables.ts': 'the type check: a domain adds its tables to those of the database',
  'web/offline/worker/worker.ts': 'the browser, as /sw.js: scripts/bundle-worker.ts makes it',
  'content/notices/script-20*.ts': 'the records of consent name each version, also those that are no longer agreed to',
  'web/ui/favicon.ts': 'is run by hand when the wheel changes',
  'content/**/print-options.ts': 'is run by hand to read a story',
};

const isTest = ({ path }: SourceFile) => /\.test\.tsx?$/.test(path) || path.includes('/fixtures/');
const everything = readSourceFiles('{psychometrics,content,contract,server,web,testing,e2e,bench,scripts}/**/*.{ts,tsx,mjs}');
const everywhere = [...everything, ...readSourceFiles('*.ts')];
const sources = everything.filter((file) => roomOf(file.path) in rooms && !isTest(file));
const arrows = sources.flatMap(({ imports }) => imports);

function roomOf(path: string) {
  return path.split('/')[0]!;
}
const domainOf = (path: string) => (path.split('/').length > 2 ? path.split('/')[1]! : undefined);
const isOfRepository = (path: string) => path.includes('/') && roomOf(path) in rooms;
const matches = (path: string, patterns: object) => Object.keys(patterns).some((pattern) => matchesGlob(path, pattern));
const show = ({ from, to }: Import) => `${from} -> ${to}`;

test('the sources were found, and their arrows', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(arrows.length).toBeGreaterThan(sources.length);
});

describe('between the rooms', () => {
  test('each imports only the rooms below it', () => {
    const strays = arrows.filter(
      ({ from, to }) => isOfRepository(to) && roomOf(from) !== roomOf(to) && !rooms[roomOf(from)]!.includes(roomOf(to)),
    );
    expect(strays.map(show)).toEqual([]);
  });

  test('psychometrics imports nothing at all from outside', () => {
    const strays = arrows.filter(({ from, to }) => roomOf(from) === 'psychometrics' && !to.startsWith('psychometrics/'));
    expect(strays.map(show)).toEqual([]);
  });

  test('psychometrics is entered by its door only', () => {
    const strays = arrows.filter(
      ({ from, to }) => to.startsWith('psychometrics/') && roomOf(from) !== 'psychometrics' && to !== 'psychometrics/index.ts',
    );
    expect(strays.map(show)).toEqual([]);
  });

  test('no file imports itself by way of others, types included', () => {
    expect(findCircles(sources)).toEqual([]);
  });

  test('no production file imports a test, a fixture or what tests stand on', () => {
    const strays = arrows.filter(({ to }) => /\.test\.tsx?$|\/fixtures\/|^(testing|e2e)\//.test(to));
    expect(strays.map(show)).toEqual([]);
  });
});

describe('on the server', () => {
  test.each(Object.entries(serverDomains))('%s uses only %j', (domain, allowed) => {
    const strays = arrows.filter(
      ({ from, to }) =>
        from.startsWith(`server/${domain}/`) &&
        to.startsWith('server/') &&
        domainOf(to) !== domain &&
        !allowed.includes(domainOf(to) ?? ''),
    );
    expect(strays.map(show)).toEqual([]);
  });

  test('every domain stands in the table', () => {
    const domains = new Set(sources.filter(({ path }) => roomOf(path) === 'server').flatMap(({ path }) => domainOf(path) ?? []));
    expect([...domains].sort()).toEqual(Object.keys(serverDomains).sort());
  });

  test('what decides never waits: only files that are named for it do', () => {
    const waiting = sources.filter(({ path, waits }) => roomOf(path) === 'server' && waits.length > 0 && !matches(path, mayAwait));
    expect(waiting.map(({ path, waits }) => `${path}: ${waits[0]}`)).toEqual([]);
  });

  test('every file that may wait does', () => {
    const waiting = sources.filter(({ waits }) => waits.length > 0);
    expect(Object.keys(mayAwait).filter((pattern) => !waiting.some(({ path }) => matchesGlob(path, pattern)))).toEqual([]);
  });

  test('of the pages it sees only how charts and the wheel are laid out, and which pages there are for whom', () => {
    const seen = arrows.filter(({ from, to }) => roomOf(from) === 'server' && roomOf(to) === 'web');
    expect(seen.length).toBeGreaterThan(0);
    expect(
      seen.filter(({ to }) => !/^web\/(charts\/[\w-]+|ui\/wheel-geometry|listing|page-at|unknown-origin)\.ts$/.test(to)).map(show),
    ).toEqual([]);
  });

  test('only repositories and the platform speak SQL', () => {
    const speakers = sources.filter(({ path, queries }) => roomOf(path) === 'server' && queries.length > 0);
    expect(speakers.length).toBeGreaterThan(2);
    const strays = speakers.filter(
      ({ path }) =>
        !path.endsWith('/repository.ts') && !/^server\/hiring\/(scope|counters)\.ts$/.test(path) && domainOf(path) !== 'platform',
    );
    expect(strays.map(({ path, queries }) => `${path}: ${queries[0]}`)).toEqual([]);
  });
});

test.each(['psychometrics', 'content', 'contract'])('nothing in %s waits', (room) => {
  const waiting = sources.filter(({ path, waits }) => roomOf(path) === room && waits.length > 0);
  expect(waiting.map(({ path, waits }) => `${path}: ${waits[0]}`)).toEqual([]);
});

describe('on the page', () => {
  test.each(Object.entries(webDomains))('%s uses only %j', (domain, allowed) => {
    const strays = arrows.filter(
      ({ from, to }) =>
        from.startsWith(`web/${domain}/`) &&
        to.startsWith('web/') &&
        domainOf(to) !== domain &&
        !allowed.includes(domainOf(to) ?? '') &&
        to !== 'web/page-row.ts', // the shape of the rows that a domain brings to the table of pages
    );
    expect(strays.map(show)).toEqual([]);
  });

  test('every domain stands in the table', () => {
    const domains = new Set(sources.filter(({ path }) => roomOf(path) === 'web').flatMap(({ path }) => domainOf(path) ?? []));
    expect([...domains].sort()).toEqual(Object.keys(webDomains).sort());
  });

  test('schemas reach the browser with the forms of accounts only: other pages name an address and use types', () => {
    const schemas = new Set(arrows.filter(({ to, isTypeOnly }) => to === 'zod' && !isTypeOnly).map(({ from }) => from));
    const seen = arrows.filter(
      ({ from, to, isTypeOnly }) => roomOf(from) === 'web' && roomOf(to) === 'contract' && !isTypeOnly && schemas.has(to),
    );
    expect(seen.length).toBeGreaterThan(0);
    const isOfAccounts = (path: string) => domainOf(path) === 'identity' || path.startsWith('web/hiring/accounts/');
    expect(seen.filter(({ from }) => !isOfAccounts(from)).map(show)).toEqual([]);
  });

  test('of the content it sees scripts only, never a key or a generator', () => {
    const seen = arrows.filter(({ from, to }) => roomOf(from) === 'web' && roomOf(to) === 'content');
    expect(seen.length).toBeGreaterThan(0);
    const isNameOnly = ({ to, isTypeOnly }: Import) => isTypeOnly && to === 'content/tests.ts'; // the slugs
    const isSafe = ({ to }: Import) => /^content\/(([\w-]+\/)*script[\w.-]*|mind\/(facets|strength)\.ts)$/.test(to);
    expect(seen.filter((arrow) => !isSafe(arrow) && !isNameOnly(arrow)).map(show)).toEqual([]);
  });

  test('a script imports no key, no generator and no engine', () => {
    const scripts = arrows.filter(({ from, to }) => /^content\/([\w-]+\/)*script/.test(from) && isOfRepository(to));
    expect(
      scripts
        .filter(
          ({ to, isTypeOnly }) => !isTypeOnly && !/(^|\/)(script[\w.-]*|facets\.ts|contract\/(language|practice-words)\.ts)$/.test(to),
        )
        .map(show),
    ).toEqual([]);
  });
});

describe('what nobody uses', () => {
  const inProgram = everywhere.filter((file) => !isTest(file) && !/^(testing|e2e)\//.test(file.path));
  const isTaken = takenNames(inProgram);
  const isTakenAnywhere = takenNames(everywhere);

  /** Which names are imported, by file. */
  function takenNames(files: readonly SourceFile[]): (path: string, name: string) => boolean {
    const taken = new Map<string, Set<string>>();
    for (const { to, names } of files.flatMap(({ imports }) => imports)) {
      const known = taken.get(to) ?? new Set();
      for (const name of names === 'everything' ? ['*'] : names) known.add(name);
      taken.set(to, known);
    }
    return (path, name) => taken.get(path)?.has('*') || taken.get(path)?.has(name) || false;
  }

  test('is no file but an entrance, and every entrance is one', () => {
    const imported = new Set(inProgram.flatMap(({ imports }) => imports.map(({ to }) => to)));
    const lonely = sources.map(({ path }) => path).filter((path) => !imported.has(path));
    expect(lonely.filter((path) => !matches(path, entrances))).toEqual([]);
    expect(Object.keys(entrances).filter((pattern) => !lonely.some((path) => matchesGlob(path, pattern)))).toEqual([]);
  });

  test('is no exported value but those that have a reason', () => {
    const unused = sources
      .filter(({ path }) => path !== 'psychometrics/index.ts' && !matches(path, entrances))
      .flatMap(({ path, exports, mentions }) =>
        exports
          .filter((name) => (isTaken(path, name) ? false : mentions.get(name) === 1 || !isTakenAnywhere(path, name)))
          .map((name) => `${path}: ${name}`),
      );
    expect(unused.sort()).toEqual(Object.keys(exportedAllTheSame).sort());
  });
});

describe('docs/architecture.md tells the same arrows', () => {
  const page = readFileSync(new URL('docs/architecture.md', import.meta.url), 'utf8');

  /** The first and the last cell of each row of a table, by its heading. */
  const rowsUnder = (heading: string) =>
    page
      .split(`## ${heading}\n`)[1]!
      .split('\n## ')[0]!
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map((cells): [string, string] => [cells[1]!.replace(/[`/]/g, ''), cells.at(-2)!]);
  const sorted = (table: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(table).map(([name, uses]) => [name, uses.toSorted()]));

  test('between the rooms', () => {
    const told = rowsUnder('The rooms').map(([room, uses]) => [room, Object.keys(rooms).filter((other) => uses.includes(`\`${other}\``))]);
    expect(sorted(Object.fromEntries(told))).toEqual(sorted(rooms));
  });

  test('between the domains of the server', () => {
    const told = rowsUnder('The domains').map(([domain, uses]) => [domain, uses === 'nothing' ? [] : uses.split(', ')]);
    expect(sorted(Object.fromEntries(told))).toEqual(sorted(serverDomains));
  });
});

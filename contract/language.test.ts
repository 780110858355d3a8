import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import pagesInAll from '../react-router.config.ts';
import { codeMail } from '../server/identity/mails.ts';
import { chooseLanguage } from '../server/identity/rules.ts';
import { readConfig } from '../server/platform/config.ts';
import { inLanguage } from '../web/i18n/language.ts';
import { nextAddressesOf, pageAt } from '../web/page-at.ts';
import { LANGUAGES, type Language, languageOf, withoutLanguage } from './language.ts';

const { TAMIL, withTamil } = vi.hoisted(() => ({
  TAMIL: 'ta' as Language,
  withTamil(source: string) {
    const entry = "  ta: { name: 'தமிழ்', invitation: 'தமிழில் படிக்க', locale: 'ta-IN', script: 'latin', prefix: '/ta' },";
    return source.replace('\n} as const satisfies', `\n${entry}\n} as const satisfies`);
  },
}));

// Every file that asks for the list of languages gets it with a third one in it.
vi.mock('./language.ts', async () => {
  const files = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const copy = files.mkdtempSync(`${tmpdir()}/bhava-language-`);
  files.writeFileSync(`${copy}/language.ts`, withTamil(files.readFileSync('contract/language.ts', 'utf8')));
  try {
    return await import(/* @vite-ignore */ `${copy}/language.ts`);
  } finally {
    files.rmSync(copy, { recursive: true });
  }
});

const folder = mkdtempSync(join(tmpdir(), 'bhava-third-language-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a third language is found in addresses, and addresses are said in it', () => {
  expect(LANGUAGES).toEqual(['en', 'hi', TAMIL]);
  expect(['/ta', '/ta/home', '/tap', '/hi/ta'].map(languageOf)).toEqual([TAMIL, TAMIL, 'en', 'hi']);
  expect(withoutLanguage('/ta/home?a=1')).toBe('/home?a=1');
  expect(inLanguage('/hi/home', TAMIL)).toBe('/ta/home');
  expect(inLanguage('/ta', 'hi')).toBe('/hi');
});

test('its pages are routed, rendered when building, and lead to pages in it', async () => {
  const { default: routes } = await import('../web/routes.ts');
  expect(routes).toContainEqual(expect.objectContaining({ id: 'ta:login', path: '/ta/login', file: 'identity/login-page.tsx' }));
  expect(pagesInAll.prerender).toEqual(expect.arrayContaining(['/', '/hi', '/ta', '/ta/home/set2report']));
  expect(pageAt('/ta/login').name).toBe('login');
  const next = nextAddressesOf('/ta');
  expect(next).toContain('/ta/login');
  for (const address of next) expect(address).toMatch(/^\/ta\//);
});

test('the server takes it from a browser that prefers it, and asks a text provider in it', () => {
  expect(chooseLanguage(undefined, 'fr, ta-IN;q=0.8, hi;q=0.5')).toBe(TAMIL);
  const provider = { TEXT_PROVIDER_URL: 'https://provider.example', TEXT_PROVIDER_KEY: 'k', TEXT_PROVIDER_MODEL: 'm' };
  const { textProvider } = readConfig({ ...provider, SECRET: 's'.repeat(32), TEXT_PROVIDER_LANGUAGES: 'hi,ta' });
  expect(textProvider?.languages).toEqual(['hi', TAMIL]);
});

test('what it has no words for yet is refused, and not said in another language', () => {
  expect(() => codeMail({ to: 'a@example.org', name: 'A', code: '1', purpose: 'verify', language: TAMIL }, '')).toThrow();
});

test('the compiler names the second list and every file that has words of its own in each language, and complains of nothing else', {
  timeout: 400_000, // a compilation, on a machine that may be busy
}, () => {
  const rooms = '{psychometrics,content,contract,server,web,testing,e2e}/**/*.{ts,tsx,json,woff2,css,ink}';
  for (const file of globSync([rooms, 'react-router.config.ts', 'package.json', 'tsconfig*.json']))
    if (!/\.test\.tsx?$|^(?!content).*\/fixtures\/|^testing\/tiny\/|^e2e\/.*tiny/.test(file)) cpSync(file, join(folder, file));
  cpSync('public/assets/i18n', join(folder, 'public/assets/i18n'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'contract/language.ts'), withTamil(readFileSync('contract/language.ts', 'utf8')));
  const complaints = complaintsOfAll();
  expect(complaints.filter((line) => !line.includes("Property 'ta' is missing in type"))).toEqual([]);
  const named = [...new Set(complaints.map((line) => line.split('(')[0]!))];
  expect(named).toEqual(
    expect.arrayContaining([
      // what a test is called, a game's own words, and what the twelve houses are
      ...globSync(['content/games/*/script-about.ts', 'content/games/word-bridges/{bridges,practice,spelling}.ts']),
      'content/houses/script-names.ts',
      ...globSync('content/stories/*/script-about.ts'),
      // what is said of people, of what they did, and of work
      'content/sayings/sayings.ts',
      ...globSync('content/games/*/definition.ts'),
      ...globSync('content/occupations/families/*.ts'),
      // mails
      'server/identity/mails.ts',
      'server/identity/notice-words.ts',
      // the second list, beside contract/language.ts: what is written about a person
      'server/narratives/built-in/words.ts',
    ]),
  );
  expect(named.filter((file) => !HOLD_WORDS.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});

/** Where words in each language stand. */
const HOLD_WORDS = [
  'content/practice/{script-arts,written-arts,*/written-art,fixtures/claims,forms/word-bridges}.ts',
  'server/practice/{calendar,mails}.ts',
  'content/{blog,figures,help,houses,notices,occupations,sayings,steady}/**',
  'content/{games,stories}/*/*.ts',
  'server/identity/{mails,notice-words}.ts',
  'server/{grievances,privacy}/mails.ts',
  'server/site/contact-mails.ts',
  'server/{hiring,society}/*/mails.ts',
  'server/hiring/accounts/notices.ts',
  'server/hiring/letters/actions.ts',
  'server/narratives/{built-in,guarding}/*.ts',
  'server/reports/*/*.ts',
  'web/art/figures/figure-words.ts',
  'web/steady/{scenes,texts}.ts',
];

test('no other file knows Hindi, which stands for every language but the first', () => {
  /** Also where people say which languages they speak: there are many more of those. */
  const spoken = 'contract/society/member-page-words.ts';
  const program = globSync('{psychometrics,content,contract,server,web}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', '**/fixtures/**', '**/*.hi.ts', 'contract/language.ts', spoken],
  });
  expect(program.filter((file) => /['"`]\/?hi['"`/]/.test(readFileSync(file, 'utf8').replaceAll(/\/\/.*|^ *\/?\*.*/gm, '')))).toEqual([]);
});

/**
 * Who complains of a third language has written the second one's name: nobody else lists languages, as the test below sees. With the
 * files that these import, and the tables that the database's types are put together from, it is a fifth of what a whole compilation takes.
 */
const namesHindi = (file: string) => /\bhi\b/.test(readFileSync(file, 'utf8'));
const settingsOfCompilation = () => ({
  extends: './tsconfig.web.json', // its settings suit the server too
  compilerOptions: { incremental: false, tsBuildInfoFile: null },
  include: [
    '**/*.d.ts',
    'server/**/tables.ts',
    ...globSync('{psychometrics,content,contract,server,web}/**/*.{ts,tsx}').filter(namesHindi),
  ],
  exclude: ['node_modules', 'web/offline/worker', '**/*.test.*', '**/*.hi.ts'],
});

/** One line for each error, with the file that it is in. */
function complaintsOfAll(): string[] {
  writeFileSync(join(folder, 'tsconfig.all.json'), JSON.stringify(settingsOfCompilation()));
  try {
    // other tests use the other processors, and several checkers do much of the work twice
    const words = ['-p', 'tsconfig.all.json', '--pretty', 'false', '--singleThreaded'];
    execFileSync(resolve('node_modules/.bin/tsc'), words, { cwd: folder, encoding: 'utf8' });
    return [];
  } catch (failure) {
    return (failure as { stdout: string }).stdout.split('\n').filter((line) => /^\S+\(\d+,\d+\): error/.test(line));
  }
}

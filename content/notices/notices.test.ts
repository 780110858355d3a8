import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { PURPOSES } from '#contract/privacy-words.ts';
import { currentNotice } from './script-notice.ts';
import type { Notice } from './script-notice-words.ts';

/** Of each version that somebody may have read. A changed text needs a file and a version of its own, and a line here. */
const hashes: Readonly<Record<string, string>> = {
  '2026-11-22': 'Ejc0fKdgtan-86GJDROb9gUWSQajAUgfcVGrPkwA0ZI',
  '2026-11-23': 'YCb7v131qoQcEnFDlX2tMQ1M_NZ0ZsNq8w_qsKNUeJM',
  '2026-11-23-2': '-JsuTq8Sm8I9YoC6t4qylSS2yohiRyEE07zFx84f1fE',
  '2026-11-27': 'yc2PyDPow4t__Z5MFd0v1_R4NfXzz-Ti2pBpLmgGBpE',
};

const files = globSync('content/notices/script-2*.ts');
const versions = await Promise.all(
  files.map(async (file) => Object.values((await import(/* @vite-ignore */ `../../${file}`)) as Record<string, Notice>)[0]!),
);

describe.each(versions.map((notice) => [notice.version, notice] as const))('the notice of %s', (version, notice) => {
  test('is what was agreed to, to the letter', () => {
    expect(createHash('sha256').update(JSON.stringify(notice)).digest('base64url')).toBe(hashes[version]);
  });

  test.each(LANGUAGES)('says in %s what, why, how long, who, which rights and where to complain, in about a minute', (language) => {
    const { items, lead } = notice.person[language];
    expect(items).toHaveLength(6);
    const words = [lead, ...items.map(({ text }) => text)].join(' ').split(/\s+/).length;
    expect(words).toBeLessThan(238); // silent reading, words a minute (Brysbaert 2019)
    expect(notice.parent[language].items.length).toBeGreaterThanOrEqual(6);
    const asked = version === currentNotice.version ? PURPOSES : (Object.keys(notice.purposes) as (keyof Notice['purposes'])[]);
    expect(Object.keys(notice.purposes).toSorted()).toEqual([...asked].toSorted());
    for (const purpose of asked) expect(notice.purposes[purpose][language].text).toMatch(/./);
  });
});

test('the newest version is the one that is shown', () => {
  expect(currentNotice.version).toBe(
    versions
      .map(({ version }) => version)
      .toSorted()
      .at(-1),
  );
});

import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { LANGUAGES } from '#contract/language.ts';
import { reportFileMessages } from '#contract/report-files.ts';
import type { Section, Sentence, WrittenReport } from '#contract/written-reports.ts';
import { seedDemoSittings } from '#server/assessments/demo.ts';
import { seedDemoPerson } from '#server/identity/demo-person.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { readPdfStructure, readPdfText } from '#testing/pdf-text.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
  await seedDemoPerson(site.database);
  await seedDemoSittings(site.database, DEMO_USER_ID, new Date());
});

const demo = `/api/report/${DEMO_USER_ID}`;
const pdfOf = (report: string, query = '') => site.app.inject({ url: `${demo}/pdf/${report}${query}` });
/** A line ends anywhere, so spaces do not count. */
const joined = (lines: readonly string[]) => lines.join('').replaceAll(/\s/g, '');

const sentencesIn = (section: Section): Sentence[] =>
  section.blocks.flatMap((block) => {
    if ('sentences' in block) return block.sentences;
    if (!('rows' in block)) return [];
    return block.rows.flatMap((row) => ('sentences' in row ? row.sentences : 'sentence' in row && row.sentence ? [row.sentence] : []));
  });

describe.each(LANGUAGES)('a report as a PDF, in %s', (language) => {
  test.each(['professional', 'emotional'])('%s: has every sentence of the page', async (report) => {
    const written = (await site.app.inject({ url: `${demo}/written/${report}?language=${language}` })).json<WrittenReport>();
    const response = await pdfOf(report, `?language=${language}`);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toBe(`attachment; filename="bhava-${report}-${language}.pdf"`);
    const text = joined(readPdfText(response.rawPayload));
    const sentences = [...written.inShort, ...written.sections.flatMap(sentencesIn), ...written.thisMonth];
    expect(sentences.length).toBeGreaterThan(10);
    for (const { label = '', text: sentence } of sentences) {
      expect(text).toContain(joined([sentence]));
      expect(text).toContain(joined([label]));
    }
  });

  test('says what each part is, and in which language', async () => {
    const structure = readPdfStructure((await pdfOf('emotional', `?language=${language}`)).rawPayload);
    expect(structure).toContain(`/Lang (${language})`);
    expect(structure).toMatch(/\/MarkInfo/);
    expect(structure).toMatch(/\/DisplayDocTitle true/);
    for (const tag of ['Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'LBody', 'Figure', 'Table', 'TH', 'TD'])
      expect(structure).toMatch(new RegExp(`/S /${tag}\\b`));
    expect([...structure.matchAll(/\/S \/H1\b/g)]).toHaveLength(1);
    expect([...structure.matchAll(/\/S \/Figure\b[\s\S]*?\/Alt \(/g)].length).toBeGreaterThan(3);
  });
});

test('the two general reports have the charts of the houses, and their numbers as a table', async () => {
  for (const report of ['set1', 'set2']) {
    const { rawPayload } = await pdfOf(report);
    expect(readPdfText(rawPayload)).toEqual(expect.arrayContaining(['Mind Function Strength Spectrum', 'How sure are we?', 'The numbers']));
    expect([...readPdfStructure(rawPayload).matchAll(/\/S \/TR\b/g)].length).toBe(13);
  }
});

test('one section stands alone on its sheet, and one that is not there is refused', async () => {
  const text = readPdfText((await pdfOf('professional', '?only=deciding')).rawPayload);
  expect(text[0]).toBe('How you decide: Asha Rao');
  expect(text).not.toContain('In a team');
  expect((await pdfOf('professional', '?only=nothing')).statusCode).toBe(404);
});

test('a report that cannot be written yet says what opens it', async () => {
  const newcomer = await site.signUp();
  const { rawPayload } = await site.app.inject({ url: `/api/report/${newcomer.id}/pdf/professional`, headers: newcomer.headers });
  expect(readPdfText(rawPayload)).toEqual(expect.arrayContaining(['one story of the heart', 'one story of the head', 'one game']));
});

test('while reports are printed, other requests are answered', async () => {
  const printing = Promise.all(Array.from({ length: 4 }, () => pdfOf('emotional', '?language=hi')));
  const waits: number[] = [];
  let isPrinting = true;
  printing.finally(() => {
    isPrinting = false;
  });
  while (isPrinting) {
    const begun = performance.now();
    await site.app.inject({ url: '/api/health' });
    waits.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect((await printing).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(waits.length).toBeGreaterThan(10); // printing itself would leave time for no request between two of them
});

test('whoever asks for reports over and over keeps nobody from their own, and is told that so many wait', async () => {
  const newcomer = await site.signUp();
  const flood = Promise.all(Array.from({ length: 40 }, () => pdfOf('set1')));
  const own = await site.app.inject({ url: `/api/report/${newcomer.id}/pdf/professional`, headers: newcomer.headers });
  expect(own.statusCode).toBe(200);
  const refused = (await flood).find(({ statusCode }) => statusCode !== 200)!;
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ message: reportFileMessages.busy });
  expect(refused.headers['retry-after']).toBe('15');
});

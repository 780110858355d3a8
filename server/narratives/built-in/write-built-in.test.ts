import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { houseNames, houseShortNames } from '#content/houses/script-names.ts';
import { HOUSES } from '#content/mind/facets.ts';
import { LANGUAGES } from '#contract/language.ts';
import { isSummary, TEXT_KINDS } from '#contract/narratives.ts';
import { PEAKED, type Simulated, simulatedFacts } from '#testing/simulated-facts.ts';
import type { Material, NarrativeFacts, Told } from '../facts.ts';
import { refuseSentence } from '../guard.ts';
import { splitSentences } from '../sentences.ts';
import { tellBuiltIn, writeBuiltIn } from './write-built-in.ts';
import { writeFallbackSummary } from './write-fallback-summary.ts';

const kindsInLanguages = LANGUAGES.flatMap((language) => TEXT_KINDS.map((kind) => ({ language, kind })));
const explained = TEXT_KINDS.filter((kind) => !isSummary(kind));
const sentencesOf = (text: string) => splitSentences(text).sentences;
const peaked = (simulated: Partial<Simulated>) => simulatedFacts({ strengths: PEAKED, ...simulated });
const nothing: Material = { highs: [], lows: [], pairs: [], contrasts: [], uses: [], steps: [], done: [] };

/** Any of twelve strengths, any of them missing, any precision. */
const profile = fc.record({
  strengths: fc.array(fc.option(fc.double({ min: 0, max: 5, noNaN: true }), { freq: 5 }), { minLength: 12, maxLength: 12 }),
  standardError: fc.double({ min: 0.02, max: 0.62, noNaN: true }),
  isComplete: fc.boolean(),
});

describe.each(kindsInLanguages)('the built-in $kind in $language', ({ language, kind }) => {
  it('is whole sentences without a hole, for any profile, with few insights and with none', () => {
    fc.assert(
      fc.property(profile, fc.boolean(), (simulated, isSilent) => {
        const text = writeBuiltIn(simulatedFacts({ ...simulated, ...(isSilent && { material: nothing }), kind, language }));
        const sentences = sentencesOf(text);
        expect(sentences.length).toBeGreaterThan(0);
        expect(new Set(sentences).size, text).toBe(sentences.length);
        expect(text).not.toMatch(/undefined|null|NaN|object Object|\$\{|\s[,.;:!?।]|[.।]{2}| {2}|,,|\(\)|: ?\.|कोई नहीं हैं/);
        for (const sentence of sentences) expect(sentence, text).toMatch(language === 'en' ? /^[A-Z“]/ : /^[\p{Script=Devanagari}“]/u);
      }),
      { numRuns: 60, seed: 11 },
    );
  });

  it('tells what it was given and nothing else, and a guard would let it through', () => {
    const facts = peaked({ kind, language });
    const lines = tellBuiltIn(facts).flat();
    const insights = lines.flatMap(({ insight }) => insight ?? []);
    expect(insights.length).toBeGreaterThan(0);
    const given = Object.values(facts.material).flat();
    for (const insight of insights) expect(given.map((one) => one.insight)).toContain(insight);
    const sentences = sentencesOf(writeBuiltIn(facts));
    expect(sentences.flatMap((sentence) => refuseSentence(sentence, facts) ?? [])).toEqual([]);
  });

  it('is the same for the same facts, and in another order of keys', () => {
    const facts = peaked({ kind, language });
    const turned = Object.fromEntries(Object.entries(facts).reverse()) as unknown as NarrativeFacts;
    expect(writeBuiltIn(turned)).toBe(writeBuiltIn(facts));
  });
});

describe.each(LANGUAGES)('texts of one person in %s', (language) => {
  it('share no sentence of their own words, whatever is measured', () => {
    for (const strengths of [PEAKED, [2.5, 3.4, ...Array(10).fill(null)], Array(12).fill(null)])
      for (const isComplete of [true, false]) {
        const own = TEXT_KINDS.flatMap((kind) =>
          tellBuiltIn(simulatedFacts({ strengths, kind, language, isComplete, material: nothing })).flat(),
        ).map(({ text }) => text);
        expect(new Set(own).size, own.join('\n')).toBe(own.length);
      }
  });

  it('name no house in a summary', () => {
    const names = HOUSES.flatMap((house) => [houseNames[language][house], houseShortNames[language][house]]);
    for (const kind of ['summary', 'dashboard'] as const)
      for (const material of [nothing, undefined]) {
        const text = writeBuiltIn(peaked({ kind, language, ...(material && { material }) })).toLowerCase();
        for (const name of names) expect(text).not.toContain(name.toLowerCase());
      }
  });

  it('give the summary of two sentences for any profile', () => {
    fc.assert(
      fc.property(profile, (simulated) => {
        expect(sentencesOf(writeFallbackSummary(simulatedFacts({ ...simulated, language })))).toHaveLength(2);
      }),
      { numRuns: 60, seed: 5 },
    );
  });
});

describe('a summary', () => {
  const labelled = (told: readonly Told[]) => told.map(({ label }) => `“${label}”`);

  it('names the high sides and tells them in its first paragraph, and then the low ones with a step', () => {
    const facts = peaked({ kind: 'summary' });
    const { highs, lows, steps } = facts.material;
    const [[names, ...strong] = [], [others, ...quiet] = []] = tellBuiltIn(facts);
    expect(names?.text).toBe(`Two things stand out in you: ${labelled(highs).join(' and ')}.`);
    expect(strong.map(({ insight }) => insight)).toEqual(highs.map(({ insight }) => insight));
    expect(others?.text).toBe(`The other side of you: ${labelled(lows).join('')}.`);
    expect(quiet.map(({ insight }) => insight)).toEqual([...lows, ...steps].map(({ insight }) => insight));
  });

  it('opens with what the story saw where one story is all', () => {
    expect(writeBuiltIn(peaked({ kind: 'summary', isComplete: false }))).toMatch(/^Two things this story saw in you: “/);
    expect(writeBuiltIn(peaked({ kind: 'summary', isComplete: false, language: 'hi' }))).toMatch(/^इस कहानी में आपकी दो बातें दिखीं: “/);
  });

  it('names three sides at most, those of its scenes first, and of whom nothing high is sure what the low ends are good for', () => {
    const side = (label: string, end: string) => ({ insight: `side-1-emotional-${end}`, label });
    const { material, ...facts } = peaked({ kind: 'summary' });
    const named = { highs: ['A', 'B', 'C', 'D'].map((label) => side(label, 'high')), lows: [] };
    expect(writeBuiltIn({ ...facts, named, material: nothing })).toBe('Three things stand out in you: “A”, “B” and “C”.');
    const gift = { ...side('Waiting', 'low'), text: 'You wait with them.', houses: [1 as const] };
    const quiet = { highs: [], lows: [side('Waiting', 'low')] };
    expect(writeBuiltIn({ ...facts, named: quiet, material: { ...nothing, highs: [gift], lows: material.lows } })).toBe(
      `One thing stands out in you: “Waiting”. “Waiting” has its good side: You wait with them.\n\n${material.lows[0]!.text}`,
    );
  });
});

describe('an explanation', () => {
  it('begins with what the chart is, then says it of this person', () => {
    for (const kind of explained) {
      const [first] = tellBuiltIn(peaked({ kind })).flat();
      expect(first?.insight, kind).toBeNull();
    }
  });

  it('of the bubbles prints the classes as they fall, once, and halves for the rest', () => {
    const text = writeBuiltIn(peaked({ kind: 'bubbleChart' }));
    expect(text).toContain('Leadership, Analysis and Research are strong; seven are average; Emotions and Planning are weak.');
    expect(text).toContain('Leadership and Analysis belong to your stronger half and Planning to your quieter half');
    expect(text.match(/strong;/g)).toHaveLength(1);
  });

  it('tells an order only for ends that stand apart', () => {
    expect(writeBuiltIn(peaked({ kind: 'barChart', standardError: 0.1 }))).toContain('the distance between the two ends is clear');
    expect(writeBuiltIn(peaked({ kind: 'barChart', standardError: 2 }))).not.toContain('is clear');
  });

  it('has no sentence about ties', () => {
    for (const kind of TEXT_KINDS)
      expect(writeBuiltIn(peaked({ kind, standardError: 2 }))).not.toMatch(/alike|same goes|told apart|too close to call/i);
  });

  it('says how sure all is once, in "Explain More"', () => {
    const texts = TEXT_KINDS.map((kind) => writeBuiltIn(peaked({ kind })));
    expect(texts.filter((text) => /estimate|rests on/.test(text))).toHaveLength(1);
  });

  it('of height and top says nothing, since charts lie sideways on narrow screens', () => {
    for (const kind of ['bubbleChart', 'barChart'] as const) {
      expect(writeBuiltIn(peaked({ kind, material: nothing }))).not.toMatch(/height|higher it is|from the top|rises/);
      expect(writeBuiltIn(peaked({ kind, material: nothing, language: 'hi' }))).not.toMatch(/ऊँचाई|ऊपर से/);
    }
  });
});

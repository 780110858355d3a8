import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { houseNames, houseShortNames } from '#content/houses/script-names.ts';
import { HOUSES } from '#content/mind/facets.ts';
import { standingOf } from '#content/mind/strength.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { TextKind } from '#contract/narratives.ts';
import { seededRandom } from '#psychometrics';
import { PEAKED, simulatedFacts } from '#testing/simulated-facts.ts';
import weaknessTexts from '../../../public/assets/i18n/en/houses.json' with { type: 'json' };
import type { NarrativeFacts } from '../facts.ts';
import { guard } from '../guard.ts';
import { writeBuiltIn } from './write-built-in.ts';
import { writeFallbackSummary } from './write-fallback-summary.ts';

const KINDS: readonly TextKind[] = ['summary', 'wordCloud', 'bubbleChart', 'barChart', 'moreOnSummary', 'weaknesses'];
const kindsInLanguages = LANGUAGES.flatMap((language) => KINDS.map((kind) => ({ language, kind })));

const sentencesOf = (text: string) => text.split(/(?<=[.!?।]["”]?)\s+/u).filter((sentence) => /\p{L}/u.test(sentence));
const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Any of twelve strengths, any of them missing, any precision. */
const profile = fc.record({
  strengths: fc.array(fc.option(fc.double({ min: 0, max: 5, noNaN: true }), { freq: 5 }), { minLength: 12, maxLength: 12 }),
  standardError: fc.double({ min: 0.02, max: 0.62, noNaN: true }),
  isComplete: fc.boolean(),
});

/** Complete profiles as the model would draw them: 2.5 + 0.7413 z, z the sum of twelve uniform draws less six. Seeded. */
function drawProfiles(count: number, language: Language, kind: TextKind, standardError = 0.3): NarrativeFacts[] {
  const random = seededRandom(42);
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, draw) => sum + draw, -6);
  const strength = () => Math.min(5, Math.max(0, 2.5 + 0.7413 * normal()));
  return Array.from({ length: count }, () =>
    simulatedFacts({ strengths: Array.from({ length: 12 }, strength), language, kind, standardError }),
  );
}

describe.each(kindsInLanguages)('the built-in $kind in $language', ({ language, kind }) => {
  const bounds = kind === 'summary' ? { least: 70, most: 130 } : { least: 80, most: 220 };

  it('is prose that the guard lets through as it is, for any profile', () => {
    fc.assert(
      fc.property(profile, (simulated) => {
        const facts = simulatedFacts({ ...simulated, kind, language });
        const text = writeBuiltIn(facts);
        expect(guard(text, facts)).toEqual({ text: text.normalize('NFC') });
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it('keeps its length, repeats no sentence, leaves no hole', () => {
    fc.assert(
      fc.property(profile, (simulated) => {
        const text = writeBuiltIn(simulatedFacts({ ...simulated, kind, language }));
        expect(countWords(text), text).toBeGreaterThanOrEqual(bounds.least);
        expect(countWords(text), text).toBeLessThanOrEqual(bounds.most);
        const sentences = sentencesOf(text);
        expect(new Set(sentences).size, text).toBe(sentences.length);
        expect(text).not.toMatch(/undefined|null|NaN|Infinity|object Object|\$\{|\s[,.;:!?।]|[.।]{2}| {2}|,,|\(\)/);
        for (const sentence of sentences) expect(sentence, text).toMatch(language === 'en' ? /^[A-Z"]/ : /^[\p{Script=Devanagari}“"\d]/u);
      }),
      { numRuns: 150, seed: 11 },
    );
  });

  it('says "so far" until all twelve tests are in, and not after', () => {
    const soFar = language === 'en' ? /so far|not yet|at this moment|measured yet/i : /अब तक|अभी/;
    fc.assert(
      fc.property(profile, (simulated) => {
        expect(writeBuiltIn(simulatedFacts({ ...simulated, isComplete: false, kind, language }))).toMatch(soFar);
      }),
      { numRuns: 60, seed: 3 },
    );
    for (const facts of drawProfiles(30, language, kind)) expect(writeBuiltIn(facts)).not.toMatch(/so far|still open|अब तक/i);
  });

  it('is the same for the same facts, and in another order of keys', () => {
    const facts = simulatedFacts({ strengths: PEAKED, kind, language });
    const turned = Object.fromEntries(Object.entries(facts).reverse()) as unknown as NarrativeFacts;
    expect(writeBuiltIn(turned)).toBe(writeBuiltIn(facts));
  });

  it('has much to choose from: 200 profiles make many sentences', () => {
    const texts = drawProfiles(200, language, kind).map(writeBuiltIn);
    expect(new Set(texts).size).toBe(200);
    expect(new Set(texts.flatMap(sentencesOf)).size).toBeGreaterThan(500);
  });
});

describe.each(LANGUAGES)('a built-in summary in %s', (language) => {
  it('has two paragraphs and names no house, not even in short', () => {
    const names = HOUSES.flatMap((house) => [houseNames[language][house], houseShortNames[language][house]]);
    for (const facts of drawProfiles(100, language, 'summary')) {
      const text = writeBuiltIn(facts);
      expect(text.split('\n\n')).toHaveLength(2);
      for (const name of names) expect(text.toLowerCase()).not.toContain(name.toLowerCase());
    }
  });

  it('of two sentences stands in for any profile, and passes the guard', () => {
    fc.assert(
      fc.property(profile, (simulated) => {
        const facts = simulatedFacts({ ...simulated, language });
        const text = writeFallbackSummary(facts);
        expect(sentencesOf(text)).toHaveLength(2);
        if (facts.ranking.length > 0) expect(guard(text, facts)).toEqual({ text: text.normalize('NFC') });
      }),
      { numRuns: 100, seed: 5 },
    );
  });
});

describe('honesty', () => {
  const missing = [null, 2.4, 2.9, 1.8, null, 3.3, 2.6, 3.1, 2.0, 1.2, 2.7, 2.3];

  it.each(KINDS.filter((kind) => kind !== 'summary'))('a house that is not measured is told as that and nothing else in %s', (kind) => {
    const text = writeBuiltIn(simulatedFacts({ strengths: missing, kind, isComplete: false }));
    for (const sentence of sentencesOf(text)) {
      if (/Leadership|Creativity/.test(sentence)) expect(sentence).toMatch(/hollow|not yet measured/);
    }
  });

  it('the weak are told where they are weak, and nobody else', () => {
    for (const facts of drawProfiles(60, 'en', 'bubbleChart')) {
      const sentences = sentencesOf(writeBuiltIn(facts));
      const weak = facts.houses
        .filter(({ strength }) => standingOf(strength ?? 0) === 'weak')
        .map(({ house }) => houseShortNames.en[house]);
      const said = sentences.filter((sentence) => /^Below 2 lie|^Weak, for now|^The lowest class holds/.test(sentence)).join(' ');
      for (const house of HOUSES) expect(said.includes(houseShortNames.en[house])).toBe(weak.includes(houseShortNames.en[house]));
    }
  });

  it('bubbles are against others, bars among your own twelve', () => {
    for (const facts of drawProfiles(20, 'en', 'bubbleChart')) expect(writeBuiltIn(facts)).toMatch(/against others/);
    for (const facts of drawProfiles(20, 'en', 'barChart')) expect(writeBuiltIn(facts)).toMatch(/among your own twelve/);
    for (const facts of drawProfiles(20, 'hi', 'bubbleChart')) expect(writeBuiltIn(facts)).toMatch(/दूसरों/);
    for (const facts of drawProfiles(20, 'hi', 'barChart')) expect(writeBuiltIn(facts)).toMatch(/अपने बारह के बीच|अपने बारह पहलुओं के बीच/);
  });

  it('ties are told as alike', () => {
    const facts = simulatedFacts({
      strengths: [3.4, 3.3, 3.2, 2.5, 2.4, 2.3, 2.2, 2.1, 2.0, 1.3, 1.2, 1.1],
      kind: 'barChart',
      standardError: 0.2,
    });
    expect(facts.alike.length).toBeGreaterThan(0);
    expect(writeBuiltIn(facts)).toMatch(/alike/);
    expect(writeBuiltIn({ ...facts, kind: 'wordCloud' })).toMatch(/alike/);
  });

  it('every tie of the lowest four is told, also where runs overlap', () => {
    const facts: NarrativeFacts = {
      ...simulatedFacts({ strengths: PEAKED, kind: 'weaknesses' }),
      alike: [
        [7, 9, 5, 4],
        [5, 4, 10],
      ],
    };
    for (const isComplete of [true, false]) {
      const told = sentencesOf(writeBuiltIn({ ...facts, isComplete })).filter((sentence) => /alike|same goes|So too/.test(sentence));
      for (const name of ['Strategy', 'Creativity', 'Emotions', 'Planning']) expect(told.join(' ')).toContain(name);
    }
  });

  it.each(LANGUAGES)('every explanation gives the likely range of what it names first or last, in %s', (language) => {
    const ranges = language === 'en' ? /between (3\.8 and 5\.0|0\.6 and 1\.8)/ : /(3\.8 और 5\.0|0\.6 और 1\.8) के बीच/;
    for (const kind of KINDS.filter((kind) => kind !== 'summary'))
      expect(writeBuiltIn(simulatedFacts({ strengths: PEAKED, kind, language })), kind).toMatch(ranges);
  });

  it('the classes of the bubbles are called uncertain where a likely range crosses their limits', () => {
    const bubbles = { kind: 'bubbleChart', strengths: [4, 4, 4, 2.5, 2.5, 2.5, 2.5, 2.5, 1, 1, 1, 1] } as const;
    const doubt = /could also be the one beside it|not certain where/;
    expect(writeBuiltIn(simulatedFacts({ ...bubbles, standardError: 0.1 }))).not.toMatch(doubt);
    expect(writeBuiltIn(simulatedFacts({ ...bubbles, standardError: 0.6 }))).toMatch(doubt);
  });

  it('"stronger than in most people" is said flatly only where the range says so', () => {
    const strengths = [3.4, ...PEAKED.slice(1)];
    const firmly = writeBuiltIn(simulatedFacts({ strengths, kind: 'wordCloud', standardError: 0.2 }));
    expect(firmly).toMatch(/(?<!probably )stronger than in most people/);
    expect(writeBuiltIn(simulatedFacts({ strengths, kind: 'wordCloud', standardError: 0.6 }))).toMatch(
      /probably stronger than in most people/,
    );
    expect(writeBuiltIn(simulatedFacts({ strengths, kind: 'wordCloud', standardError: 0.6, language: 'hi' }))).toMatch(
      /शायद ज़्यादातर लोगों से मज़बूत/,
    );
  });

  it('no explanation speaks of height or of a top, since charts lie sideways on narrow screens', () => {
    for (const kind of ['bubbleChart', 'barChart'] as const)
      for (const facts of drawProfiles(40, 'en', kind)) {
        expect(writeBuiltIn(facts)).not.toMatch(/height|higher it is|from the top|rises/);
        expect(writeBuiltIn({ ...facts, language: 'hi' })).not.toMatch(/ऊँचा|ऊँचाई|ऊपर से/);
      }
  });

  it('Explain More ties no paragraph of the summary to a number of areas, for the summary may leave one out', () => {
    for (const facts of drawProfiles(40, 'en', 'moreOnSummary')) expect(writeBuiltIn(facts)).not.toMatch(/paragraph|behind it/);
  });

  it.each(LANGUAGES)('a summary calls close estimates even, and doubt about distant ones doubt, in %s', (language) => {
    const even = /evenly grown|no single peak in|hard to sum up|near the middle|एक ही ऊँचाई|कोई एक बात सबसे ऊँची|एक शब्द में समेटना|बीच के आसपास/;
    const doubt = /cannot tell your sides apart|cannot be told|estimates overlap|संदेह|कहा नहीं जा सकता|एक-दूसरे में/;
    for (const shift of Array(12).keys()) {
      const apart = PEAKED.map((_, house) => PEAKED[(house + shift) % 12] ?? null);
      const close = apart.map((strength) => 2.5 + 0.1 * ((strength ?? 0) - 2.5));
      const unsure = writeBuiltIn(simulatedFacts({ strengths: apart, standardError: 1.2, language }));
      expect(unsure).toMatch(doubt);
      expect(unsure).not.toMatch(even);
      expect(writeBuiltIn(simulatedFacts({ strengths: close, standardError: 0.2, language }))).toMatch(even);
    }
  });

  it.each(LANGUAGES)('a summary of uncertain order has many wordings too, in %s', (language) => {
    const texts = drawProfiles(200, language, 'summary', 2).map(writeBuiltIn);
    expect(new Set(texts).size).toBe(200);
  });

  it('an even profile of small errors is not said to be chance', () => {
    const even = { strengths: [2.5, 2.6, 2.7, 2.4, 2.55, 2.65, 2.75, 2.45, 2.52, 2.62, 2.72, 2.42], standardError: 0.005 };
    for (const kind of KINDS)
      expect(writeBuiltIn(simulatedFacts({ ...even, kind }))).not.toMatch(/chance (alone )?could|do not allow an order|cannot tell/i);
  });

  it('four lowest areas that are strong against others are not called weak habits', () => {
    const strengths = [4.6, 4.1, 3.9, 3.4, 3.6, 4.3, 3.2, 3.1, 3.3, 3.7, 4.0, 3.5];
    const text = writeBuiltIn(simulatedFacts({ strengths, kind: 'weaknesses', standardError: 0.1 }));
    expect(text).not.toMatch(/you may/);
    expect(text).toMatch(/most people|other people|against others/i);
  });

  it('an uncertain profile says how uncertain it is', () => {
    const rough = simulatedFacts({ strengths: PEAKED, kind: 'bubbleChart', standardError: 0.55 });
    expect(writeBuiltIn(rough)).toMatch(/rough|likely values|doubt/);
    const { strength } = rough.houses[0] ?? {};
    expect(writeBuiltIn(rough)).toContain(((strength ?? 0) - 1.96 * 0.55).toFixed(1));
  });

  it('the tips of the weaknesses are those of the cards', () => {
    const facts = simulatedFacts({ strengths: PEAKED, kind: 'weaknesses' });
    const text = writeBuiltIn(facts);
    for (const { house } of facts.weakest) {
      const firsts = weaknessTexts[house].improvementTips.slice(0, 2).map((tip) => sentencesOf(tip)[0] ?? tip);
      expect(firsts.some((first) => text.includes(first))).toBe(true);
    }
  });
});

describe('Hindi texts', () => {
  it('do not take the reader for a man or a woman', () => {
    const gendered = /(?<!\p{L})आप(?![\p{L}\p{M}])[^।]*?(?:ते|ती|ता) (?:हैं|हों|थे|थीं)(?![\p{L}\p{M}])/u;
    for (const kind of KINDS) for (const facts of drawProfiles(60, 'hi', kind)) expect(writeBuiltIn(facts)).not.toMatch(gendered);
  });
});

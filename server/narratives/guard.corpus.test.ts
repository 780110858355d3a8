import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { badTexts, factsOf, goodTexts, type Person } from './fixtures/corpus.ts';
import { looseForTuning, looseKeptApart } from './fixtures/loose.ts';
import { refuseSentence, tidy } from './guard.ts';
import { placeSentences, splitSentences } from './sentences.ts';

/**
 * The guard's lists and bounds were tuned on the texts of even places; the loose texts came in batches, and each was measured before the guard
 * was mended by it. Fresh loose texts do worse than these figures: see docs/decisions/0021.
 */
const isHeldOut = (_: unknown, index: number): boolean => index % 2 === 1;
const isForTuning = (_: unknown, index: number): boolean => index % 2 === 0;

/** Why a text would be refused. Its length is not looked at: the corpus is made of single sentences and pairs. */
function refusal(text: string, language: Language, person: Person): string | undefined {
  const whole = tidy(text);
  const sentences = placeSentences(whole).map((one) => one.text);
  const { rest } = splitSentences(whole);
  const read = sentences.length > 0 ? sentences : [rest];
  return read.map((sentence) => refuseSentence(sentence, factsOf[language][person])).find((reason) => reason !== undefined);
}

type Judged = { readonly text: string; readonly reason: string | undefined };
const good = (language: Language, half: typeof isHeldOut): Judged[] =>
  (Object.keys(goodTexts[language]) as Person[]).flatMap((person) =>
    goodTexts[language][person].filter(half).map((text) => ({ text, reason: refusal(text, language, person) })),
  );
const bad = (language: Language, half: typeof isHeldOut): Judged[] =>
  badTexts[language].filter(half).map(([person, , text]) => ({ text, reason: refusal(text, language, person) }));

const caught = (judged: readonly Judged[]) => judged.filter(({ reason }) => reason !== undefined);
const passed = (judged: readonly Judged[]) => judged.filter(({ reason }) => reason === undefined);
const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} % (${part} of ${all})`;

test('the corpus is large enough, in both languages together', () => {
  for (const half of [isHeldOut, isForTuning]) {
    expect(LANGUAGES.flatMap((language) => good(language, half)).length).toBeGreaterThanOrEqual(100);
    expect(LANGUAGES.flatMap((language) => bad(language, half)).length).toBeGreaterThanOrEqual(100);
  }
});

const judge = (texts: typeof looseKeptApart, language: Language, kind: 'good' | 'bad'): Judged[] =>
  texts[language][kind].map(([person, text]) => ({ text, reason: refusal(text, language, person) }));

describe.each([
  ['tuned on', isForTuning, looseForTuning],
  ['kept apart', isHeldOut, looseKeptApart],
] as const)('on the half that was %s', (name, half, loose) => {
  const allBad = LANGUAGES.flatMap((language) => [...bad(language, half), ...judge(loose, language, 'bad')]);
  const allGood = LANGUAGES.flatMap((language) => [...good(language, half), ...judge(loose, language, 'good')]);

  test('at least 97 % of the bad texts are caught', () => {
    console.log(`guard, ${name}: caught ${percent(caught(allBad).length, allBad.length)} of bad texts`);
    const missed = passed(allBad).map(({ text }) => text);
    expect(missed.length / allBad.length, missed.join('\n')).toBeLessThanOrEqual(0.03);
  });

  test('at most 3 % of the good ones are', () => {
    console.log(`guard, ${name}: wrongly caught ${percent(caught(allGood).length, allGood.length)} of good texts`);
    const lost = caught(allGood).map(({ text, reason }) => `${reason}: ${text}`);
    expect(lost.length / allGood.length, lost.join('\n')).toBeLessThanOrEqual(0.03);
  });
});

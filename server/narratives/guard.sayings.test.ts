import { expect, test } from 'vitest';
import { DOMAINS, HOUSES, type House } from '#content/mind/facets.ts';
import { ANGLES } from '#content/sayings/saying.ts';
import { sayings } from '#content/sayings/sayings.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { PEAKED, simulatedFacts } from '#testing/simulated-facts.ts';
import type { Material, Told } from './facts.ts';
import { refuseSentence } from './guard.ts';
import { splitSentences } from './sentences.ts';

const nothing: Material = { highs: [], lows: [], pairs: [], contrasts: [], uses: [], steps: [], done: [] };
const told = (house: House, ...texts: string[]): Told[] => texts.map((text) => ({ insight: 'x', text, houses: [house] }));

/** A writer that keeps to our words to the letter is never refused for them. */
function refusedIn(material: Partial<Material>, language: Language): string[] {
  const facts = simulatedFacts({ strengths: PEAKED, language, material: { ...nothing, ...material } });
  const texts = Object.values({ ...nothing, ...material }).flatMap((list: readonly Told[]) => list.map(({ text }) => text));
  return texts
    .flatMap((text) => splitSentences(text).sentences)
    .flatMap((sentence) => {
      const reason = refuseSentence(sentence, facts);
      return reason ? [`${reason} <- ${sentence}`] : [];
    });
}

test.each(LANGUAGES)('our own sentences pass the guard as they are, in %s', (language) => {
  const { houses, pairs } = sayings[language];
  const refused = HOUSES.flatMap((house) => [
    ...DOMAINS.flatMap((domain) => {
      const { high, low } = houses[house][domain];
      return [
        ...refusedIn({ highs: told(house, ...ANGLES.map((angle) => high[angle]), high.price), uses: told(house, ...high.uses) }, language),
        ...refusedIn(
          {
            lows: told(house, ...ANGLES.map((angle) => low[angle]), low.gift),
            steps: told(house, ...low.steps.flatMap(({ step, sign }) => [step, sign])),
          },
          language,
        ),
      ];
    }),
    ...refusedIn({ contrasts: told(house, ...Object.values(houses[house].contrasts)) }, language),
    ...refusedIn({ pairs: told(house, ...Object.values(pairs[house]).flatMap((pair) => [pair.both, pair.first, pair.second])) }, language),
  ]);
  expect(refused).toEqual([]);
});

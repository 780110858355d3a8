import { houseNames, houseShortNames } from '#content/houses/script-names.ts';
import { HOUSES, type House } from '#content/mind/facets.ts';
import { type Standing, standingOf } from '#content/mind/strength.ts';
import { LANGUAGES } from '#contract/language.ts';
import { alikeWith, powerfulHouses } from '#contract/strengths.ts';
import type { NarrativeFacts } from '../facts.ts';

/** The lowest four are offered for improvement, so calling one of them the weakest contradicts nothing on the page. */
const LOWEST = 4;

const FIRST = '(?:strongest|dominant|largest|highest|biggest|longest)';
const LAST = '(?:weakest|lowest|smallest|shortest)';
const FIRST_HINDI = 'सबसे (?:मज़?बूत|बड़?ा|बड़?े|ऊँचा|ऊँचे|आगे|ऊपर|प्रबल)';
const LAST_HINDI = 'सबसे (?:कमज़?ोर|छोटा|छोटे|नीचे|पीछे)';

/** Only plain claims are judged: "X is your strongest area" or "your weakest area is X", with nothing else in between. */
const claims = (name: string, superlative: string, hindi: string): RegExp[] => {
  const house = `(?<![\\p{L}\\p{M}])${name}(?![\\p{L}\\p{M}])`;
  return [
    `${house}(?:,? at \\d\\.\\d,?)? (?:is|shows as|stands as|remains) (?:clearly |probably |likely )?(?:your|the) ${superlative}`,
    `(?:your|the) ${superlative}(?: (?:area|side|word|bubble|bar|function|one|strength))? (?:is|are) (?:clearly |probably |likely )?${house}`,
    `${house} (?:\\d\\.\\d पर )?(?:आपका |आपकी )?${hindi} (?:पहलू )?है`,
    `(?:आपका|आपकी) ${hindi} (?:पहलू|शब्द|बुलबुला|पट्टी|क्षेत्र)(?: है)?,? ${house}`,
  ].map((pattern) => new RegExp(pattern.normalize('NFC'), 'iu'));
};

const claimsOf = Object.fromEntries(
  HOUSES.map((house) => {
    const names = LANGUAGES.flatMap((language) => [houseNames[language][house], houseShortNames[language][house]]);
    const name = `[“"]?(?:${names.join('|')})[”"]?`;
    return [house, { first: claims(name, FIRST, FIRST_HINDI), last: claims(name, LAST, LAST_HINDI) }];
  }),
) as Record<House, { first: RegExp[]; last: RegExp[] }>;

/** A claim that a house is the strongest or the weakest, where it is neither near that end nor alike with one that is. */
export function misplacedHouse(text: string, facts: NarrativeFacts): string | undefined {
  const { ranking } = facts;
  if (ranking.length === 0) return undefined;
  const reaching = (end: readonly House[]) => new Set([...end, ...alikeWith(facts, end)]);
  const atTop = reaching(powerfulHouses(facts));
  const atBottom = reaching(ranking.slice(-LOWEST));
  const normal = text.normalize('NFC');
  for (const house of ranking) {
    const { first, last } = claimsOf[house];
    const wrong = [...(atTop.has(house) ? [] : first), ...(atBottom.has(house) ? [] : last)];
    for (const claim of wrong) {
      const found = claim.exec(normal);
      if (found) return found[0];
    }
  }
  return undefined;
}

const CLASSES: Readonly<Record<Standing, string>> = { strong: 'strong|मज़?बूत', average: 'average|औसत', weak: 'weak|कमज़?ोर' };

/** "X is weak against others" of one that is not. Only a plain claim right behind a name is judged. */
const classClaims = Object.fromEntries(
  HOUSES.map((house) => {
    const names = LANGUAGES.flatMap((language) => [houseNames[language][house], houseShortNames[language][house]]);
    const claim = (standing: Standing) =>
      new RegExp(
        `(?<![\\p{L}\\p{M}])[“"]?(?:${names.join('|')})[”"]?(?: (?:is|stands as) (?:clearly )?| (?:दूसरों के मुक़ाबले |दूसरे लोगों के मुक़ाबले )?)(?:${CLASSES[standing]})(?: (?:है|against|at|among|compared))`.normalize(
          'NFC',
        ),
        'iu',
      );
    return [house, { strong: claim('strong'), average: claim('average'), weak: claim('weak') }];
  }),
) as Record<House, Record<Standing, RegExp>>;

/** A class that the numbers do not give, not even at an end of the likely range. */
export function misclassedHouse(text: string, facts: NarrativeFacts): string | undefined {
  const normal = text.normalize('NFC');
  for (const { house, range } of facts.houses) {
    if (range === null) continue;
    const possible = [range.low, (range.low + range.high) / 2, range.high].map(standingOf);
    for (const standing of ['strong', 'average', 'weak'] as const) {
      const found = possible.includes(standing) ? null : classClaims[house][standing].exec(normal);
      if (found) return found[0];
    }
  }
  return undefined;
}

/** The houses that a sentence names, in full or in short. */
export const housesNamedIn = (text: string): House[] => {
  const normal = text.normalize('NFC').toLowerCase();
  return HOUSES.filter((house) =>
    LANGUAGES.some((language) =>
      [houseNames[language][house], houseShortNames[language][house]].some((name) => normal.includes(name.normalize('NFC').toLowerCase())),
    ),
  );
};

const nameOf = (house: House) =>
  `[“"]?(?:${LANGUAGES.flatMap((language) => [houseNames[language][house], houseShortNames[language][house]]).join('|')})[”"]?`;

/** "A is stronger than B" where the numbers say the reverse, beyond what a single decimal hides. */
export function misorderedHouses(text: string, { houses }: NarrativeFacts): string | undefined {
  const normal = text.normalize('NFC');
  const named = houses.filter((fact) => housesNamedIn(normal).includes(fact.house));
  for (const one of named)
    for (const other of named) {
      if (one.strength === null || other.strength === null || one.strength >= other.strength) continue;
      const [lower, higher] = [nameOf(one.house), nameOf(other.house)];
      const above = [
        `${lower} (?:is|stands|comes|ranks|lies) (?:\\w+ )?(?:stronger|higher|above|ahead|larger|before)(?: than| of)? (?:your )?${higher}`,
        `${higher} (?:is|stands|comes|ranks|lies) (?:\\w+ )?(?:weaker|lower|below|behind|smaller|after)(?: than)? (?:your )?${lower}`,
        `${lower},? ${higher} से (?:ज़?्यादा |कहीं )?(?:मज़?बूत|आगे|ऊपर|बड़?ा)`,
        `${higher} से (?:ज़?्यादा |कहीं )?(?:मज़?बूत|आगे|ऊपर) ${lower}`,
      ];
      for (const claim of above) {
        const found = new RegExp(claim.normalize('NFC'), 'iu').exec(normal);
        if (found) return found[0];
      }
    }
  return undefined;
}

import { facetName } from '#content/houses/script-facet-names.ts';
import type { Domain } from '#content/mind/facets.ts';
import type { TwoDomain } from '#content/sayings/saying.ts';
import { type Meeting, meetings, twoPeople } from '#content/sayings/two-people.ts';
import type { Language } from '#contract/language.ts';
import type { Sentence } from '#contract/written-reports.ts';
import { plain } from '../blocks.ts';
import type { Side } from '../insights/insight.ts';
import type { Shelf } from '../insights/shelf.ts';
import type { Desk } from '../report.ts';
import { BETWEEN_TWO, saidEarly } from './said-early.ts';

type TwoSide = Side & { readonly domain: TwoDomain };
/** What it comes to, for somebody at this end, that the other stands at the same end or at the opposite one. */
type Beside = { readonly side: TwoSide; readonly other: 'same' | 'opposite'; readonly meeting: Meeting };

const DOMAINS_OF_TWO: readonly Domain[] = ['emotional', 'rational'];
const isOfTwo = (side: Side): side is TwoSide => DOMAINS_OF_TWO.includes(side.domain);
const isBetween = ({ house }: Side): boolean => BETWEEN_TWO.some((one) => one === house);

/** What is sure of the person in heart and head: first what counts most between two. */
function sidesBetweenTwo({ insights }: Shelf): TwoSide[] {
  const sides = insights.sides.filter(isOfTwo);
  return [...sides.filter(isBetween), ...sides.filter((side) => !isBetween(side))];
}

const besidesOf = (side: TwoSide): Beside[] => {
  const found = meetings[side.house][side.domain];
  return [
    { side, other: 'same', meeting: found[side.end] },
    { side, other: 'opposite', meeting: found.apart },
  ];
};

const AT_MOST = 3;
const QUESTIONS = 4;

export type WithAnother = {
  readonly together: readonly Sentence[];
  readonly friction: readonly Sentence[];
  readonly early: readonly Sentence[];
  readonly questions: readonly Sentence[];
};

/**
 * What the sure sides of one person come to beside somebody else, whoever that is: nothing is said of the other but "if". Where it rubs is
 * chosen first, since fewer scenes tell of it; a side is told once.
 */
export function writeWithAnother({ shelf, language }: Desk): WithAnother {
  const sides = sidesBetweenTwo(shelf);
  const choose = (from: readonly TwoSide[], isWanted: (meeting: Meeting) => boolean): Beside[] =>
    from
      .flatMap((side) =>
        besidesOf(side)
          .filter(({ meeting }) => isWanted(meeting))
          .slice(0, 1),
      )
      .slice(0, AT_MOST);
  const rubbing = choose(sides, (meeting) => meeting === 'rubbing');
  const easy = choose(
    sides.filter((side) => rubbing.every((other) => other.side !== side)),
    (meeting) => meeting !== 'rubbing',
  );
  const tell = (besides: readonly Beside[]) => besides.map((beside) => shelf.state([beside.side], sceneOf(beside, language)));
  return {
    together: tell(easy),
    friction: tell(rubbing),
    early: sides
      .flatMap((side) => earlyOf(side, language).map((text) => ({ side, text })))
      .slice(0, AT_MOST)
      .map(({ side, text }) => shelf.state([side], text)),
    questions: sides.slice(0, QUESTIONS).map(({ house, domain }) => plain(twoPeople[language][house][domain].question)),
  };
}

function sceneOf({ side: { house, domain, end }, other }: Beside, language: Language): string {
  const scene = twoPeople[language][house][domain][other === 'same' ? end : 'apart'];
  return `${leadWords[language][other](facetName(house, domain, language))}: ${scene}`;
}

const earlyOf = ({ house, domain, end }: TwoSide, language: Language): string[] =>
  BETWEEN_TWO.flatMap((one) => (one === house ? [saidEarly[language][one][domain][end]] : []));

const leadWords: Readonly<Record<Language, Readonly<Record<Beside['other'], (facet: string) => string>>>> = {
  en: {
    same: (facet) => `If the other is like you in “${facet}”`,
    opposite: (facet) => `If the two of you are far apart in “${facet}”`,
  },
  hi: {
    same: (facet) => `“${facet}” में दूसरा भी आप जैसा हो, तो`,
    opposite: (facet) => `“${facet}” में आप दोनों बहुत अलग हों, तो`,
  },
};

import type { House } from '#content/mind/facets.ts';
import type { TwoDomain, TwoStanding } from '#content/sayings/saying.ts';
import { type Meeting, meetings, twoPeople } from '#content/sayings/two-people.ts';
import type { Language } from '#contract/language.ts';
import type { Finding, TwoReport } from '#contract/relationships.ts';
import { MIN_CHANCE } from '#server/reports/insights/find-insights.ts';
import type { Side } from '#server/reports/insights/insight.ts';

/** How two people stand on one facet, and how sure that is. */
export type TwoInsight = {
  readonly house: House;
  readonly domain: TwoDomain;
  readonly standing: TwoStanding;
  readonly meeting: Meeting;
  /** Where they stand apart: who is at the high end. */
  readonly first: Finding['first'];
  readonly chance: number;
  readonly size: number;
};

/**
 * Where two people meet, the surest and largest first. What is known of the one says nothing of the other, so the chance that both stand
 * where they seem to is the product of the two chances; a side itself is told from a reliability of .30.
 */
export function findMeetings(yours: readonly Side[], others: readonly Side[]): TwoInsight[] {
  const found = yours.flatMap((side) => {
    const { house, domain } = side;
    const other = others.find((one) => one.house === house && one.domain === domain);
    return other && domain !== 'cognitive' ? [meetingOf(side, other, domain)] : [];
  });
  return found.filter(({ chance }) => chance >= MIN_CHANCE).toSorted((one, other) => weightOf(other) - weightOf(one));
}

function meetingOf(side: Side, other: Side, domain: TwoDomain): TwoInsight {
  const isApart = side.end !== other.end;
  const standing = isApart ? 'apart' : side.end;
  return {
    house: side.house,
    domain,
    standing,
    meeting: meetings[side.house][domain][standing],
    first: isApart ? (side.end === 'high' ? 'you' : 'other') : null,
    chance: side.chance * other.chance,
    size: (side.size + other.size) / 2,
  };
}

const weightOf = ({ chance, size }: TwoInsight): number => chance * size;

const MAX_OF_A_KIND = 5;

const isBothHigh = ({ standing }: TwoInsight): boolean => standing === 'high';

export function findingsOf(found: readonly TwoInsight[], language: Language): Pick<TwoReport, Meeting> {
  const ofKind = (wanted: Meeting): Finding[] =>
    found
      .filter(({ meeting }) => meeting === wanted)
      .slice(0, MAX_OF_A_KIND)
      .toSorted((one, other) => Number(isBothHigh(other)) - Number(isBothHigh(one))) // strengths before growth
      .map(({ house, domain, standing, first }) => ({ house, domain, first, text: twoPeople[language][house][domain][standing] }));
  return { alike: ofKind('alike'), completing: ofKind('completing'), rubbing: ofKind('rubbing') };
}

const QUESTIONS = 8;
/** What any two people can begin with, from the lighter to the deeper. */
const OPENERS: readonly (readonly [House, TwoDomain])[] = [
  [5, 'emotional'],
  [9, 'emotional'],
  [11, 'rational'],
  [4, 'emotional'],
  [3, 'emotional'],
  [2, 'emotional'],
  [9, 'rational'],
  [7, 'emotional'],
];

/** Eight questions: about what rubs, then about what completes and what is alike; where less was found, those that any two can begin with. */
export function questionsFor(found: readonly TwoInsight[], language: Language): string[] {
  const order: readonly Meeting[] = ['rubbing', 'completing', 'alike'];
  const fromFound = order.flatMap((wanted) => found.filter(({ meeting }) => meeting === wanted));
  const asked = [...fromFound.map(({ house, domain }) => [house, domain] as const), ...OPENERS];
  return [...new Set(asked.map(([house, domain]) => twoPeople[language][house][domain].question))].slice(0, QUESTIONS);
}

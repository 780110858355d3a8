import { AVERAGE_FROM, MAX_STRENGTH, STRONG_FROM, type Standing } from '#content/mind/strength.ts';
import type { HouseReport, StrengthsReport } from '#contract/reports.ts';
import { isMeasured, type Place } from '#contract/strengths.ts';
import type { BarMark } from '#web/charts/bar-layout.ts';
import type { BubbleScale } from '#web/charts/bubble-layout.ts';
import type { Mark, Tone } from '#web/charts/mark.ts';
import { type MeasuredHouse, rankedHouses } from '../measured-houses.ts';
import type { ReportWords } from '../use-report-words.ts';

const toneOfStanding: Record<Standing, Tone> = { strong: 'high', average: 'middle', weak: 'low' };
export const toneOfPlace: Record<Place, Tone> = { powerful: 'high', average: 'middle', weak: 'low' };

/** Against others, from the lowest class up. */
export const strengthScale = ({ t }: Pick<ReportWords, 't'>): BubbleScale => ({
  max: MAX_STRENGTH,
  classes: (
    [
      ['weak', 0],
      ['average', AVERAGE_FROM],
      ['strong', STRONG_FROM],
    ] as const
  ).map(([standing, from]) => ({ tone: toneOfStanding[standing], from, name: t(`standing.${standing}`) })),
});

/** A bubble for each house, in the order of their numbers. */
export const bubbleMarks = (houses: readonly HouseReport[], words: ReportWords): Mark[] =>
  houses.map((house) => {
    const { t, name, shortName } = words;
    if (isMeasured(house)) return measuredMark(house, toneOfStanding[house.standing], t(`standing.${house.standing}`), words);
    return {
      key: house.house,
      name: shortName(house.house),
      title: t('houseNotMeasured', { house: name(house.house) }),
      value: null,
      range: null,
      text: '',
      tone: 'middle',
      note: t('notMeasured'),
    };
  });

/** A bar for each ranked house, from the strongest to the weakest. */
export function barMarks(report: Pick<StrengthsReport, 'houses' | 'ranking'>, words: ReportWords): BarMark[] {
  return rankedHouses(report).map((house) => {
    const place = house.place ?? 'average';
    return measuredMark(house, toneOfPlace[place], words.t(`place.${place}`), words);
  });
}

function measuredMark({ house, strength: value, range }: MeasuredHouse, tone: Tone, note: string, words: ReportWords) {
  const { t, name, shortName, strength } = words;
  const title = t('houseStrength', {
    house: name(house),
    strength: strength(value),
    low: strength(range.low),
    high: strength(range.high),
  });
  return { key: house, name: shortName(house), title, value, range, text: strength(value), tone, note };
}

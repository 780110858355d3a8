import type { StrengthsReport } from '#contract/reports.ts';
import type { CloudWord } from '#web/charts/word-cloud-layout.ts';
import type { ReportWords } from '../use-report-words.ts';

/** Constants of the specification, section 9. */
const VALUE_PER_STRENGTH = 10;
const TOP_ENLARGED_BY = 1.3;

/** A strength as the word cloud tells it. */
export const cloudValue = (strength: number): number => strength * VALUE_PER_STRENGTH;

type Words = Pick<ReportWords, 't' | 'name' | 'shortName' | 'whole'>;

/** A word for each house; only the top one is drawn larger than it is told. */
export function cloudWords(
  { houses, dominant }: Pick<StrengthsReport, 'houses' | 'dominant'>,
  { t, name, shortName, whole }: Words,
): CloudWord[] {
  return houses.map(({ house, strength }) => {
    const isTop = house === dominant;
    const common = { key: house, text: shortName(house), isTop };
    if (strength === null) return { ...common, weight: null, title: t('houseNotMeasured', { house: name(house) }) };
    const value = cloudValue(strength);
    return {
      ...common,
      weight: value * (isTop ? TOP_ENLARGED_BY : 1),
      title: t('cloud.word', { house: name(house), value: whole(value) }),
    };
  });
}

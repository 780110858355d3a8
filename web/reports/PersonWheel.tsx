import { MAX_STRENGTH } from '#content/mind/strength.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { isMeasured } from '#contract/strengths.ts';
import { NamedWheel } from '#web/ui/NamedWheel.tsx';
import { measuredHouses } from './measured-houses.ts';
import { useReportWords } from './use-report-words.ts';

type Props = {
  readonly report: Pick<StrengthsReport, 'houses'>;
  /** Houses that surely belong to the stronger half: the others are drawn paler. */
  readonly stronger?: readonly number[];
  readonly onOpen?: ((house: number) => void) | undefined;
};

/** A person's twelve petals with their names: how long each is, and how sure that is. */
export function PersonWheel({ report: { houses }, stronger = [], onOpen }: Props) {
  const { t, name, shortName, strength } = useReportWords();
  const told = (house: (typeof houses)[number]) =>
    isMeasured(house)
      ? t('wheel.house', { house: name(house.house), strength: strength(house.strength) })
      : t('houseNotMeasured', { house: name(house.house) });
  const measured = measuredHouses({ houses });
  return (
    <NamedWheel
      petals={houses.map((house) => ({
        key: house.house,
        name: shortName(house.house),
        title: told(house),
        value: isMeasured(house) ? house.strength / MAX_STRENGTH : null,
        softness: (house.standardError ?? 0) / MAX_STRENGTH,
        isMarked: stronger.includes(house.house),
      }))}
      label={measured.length === 0 ? t('wheel.empty') : t('wheel.label', { houses: measured.map(told).join(', ') })}
      onPress={onOpen}
    />
  );
}

import { useId, useState } from 'react';
import { MAX_STRENGTH } from '#content/mind/strength.ts';
import type { PastState } from '#contract/past-reports.ts';
import { addressOf } from '#contract/report-names.ts';
import { ChartCard } from '#web/charts/ChartCard.tsx';
import { TimeLine } from '#web/charts/TimeLine.tsx';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useReportWords } from '../use-report-words.ts';
import { addressAt } from './asked-at.ts';
import { pointsOverTime } from './states.ts';

type Props = { readonly userId: number; readonly states: readonly PastState[] };

/** One mind function over time with its range, and every earlier report to open. Nothing where there is but one. */
export function OverTime({ userId, states }: Props) {
  const { t, name, strength, date } = useReportWords();
  const select = useId();
  const shown = pointsOverTime(states);
  const newest = shown.at(-1);
  const [house, setHouse] = useState(() => strongest(newest));
  if (shown.length < 2 || !newest) return null;
  const points = shown.flatMap((state) => {
    const found = state.houses.find((one) => one.house === house);
    return found && found.strength !== null && found.range ? [{ state, strength: found.strength, range: found.range }] : [];
  });
  const told = (at: PastState, value: number, low: number, high: number) =>
    t('past.point', { date: date(at.asOf), strength: strength(value), low: strength(low), high: strength(high) });
  const [first, last] = [points[0], points.at(-1)];
  const apart = first && last && points.length > 1 && (first.range.high < last.range.low || last.range.high < first.range.low);
  return (
    <ChartCard
      title={t('past.overTime')}
      info={t('past.info')}
      infoLabel={t('aboutChart', { title: t('past.overTime') })}
      sentence={
        <p>
          {points.length < 2
            ? t('past.tooFew')
            : t(apart ? 'past.moved' : 'past.within', {
                house: name(house),
                from: strength(first!.strength),
                to: strength(last!.strength),
              })}
        </p>
      }
      compares={t('past.compares')}
      table={{
        label: t('asTable'),
        caption: t('tableOf', { title: t('past.overTime') }),
        head: [t('past.column.date'), t('past.column.tests'), t('column.strength'), t('column.range'), t('past.column.open')],
        rows: shown.toReversed().map((state) => {
          const found = state.houses.find((one) => one.house === house);
          const range = found?.range;
          return [
            date(state.asOf),
            state.tests.length,
            found?.strength == null ? t('notMeasured') : strength(found.strength),
            range ? t('fromTo', { low: strength(range.low), high: strength(range.high) }) : '',
            <LocalLink key={state.at} to={addressAt(addressOf('set2'), userId, state.at)} className="text-indigo underline">
              {t('past.open', { date: date(state.asOf) })}
            </LocalLink>,
          ];
        }),
      }}
    >
      <div className="grid gap-2">
        <label htmlFor={select} className="font-semibold">
          {t('column.house')}
        </label>
        <select id={select} className="past-house" value={house} onChange={({ target }) => setHouse(Number(target.value))}>
          {newest.houses.map((one) => (
            <option key={one.house} value={one.house}>
              {name(one.house)}
            </option>
          ))}
        </select>
      </div>
      <TimeLine
        points={points.map(({ state, strength: value, range: { low, high } }) => ({
          ...{ key: state.at, time: Date.parse(state.asOf), value, low, high },
          title: told(state, value, low, high),
        }))}
        scaleMax={MAX_STRENGTH}
        label={t('past.label', {
          house: name(house),
          points: points.map((one) => told(one.state, one.strength, one.range.low, one.range.high)).join('; '),
        })}
        first={first ? date(first.state.asOf) : ''}
        last={last && points.length > 1 ? date(last.state.asOf) : ''}
      />
    </ChartCard>
  );
}

const strongest = (state: PastState | undefined): number =>
  state?.houses.toSorted((one, other) => (other.strength ?? -1) - (one.strength ?? -1))[0]?.house ?? 1;

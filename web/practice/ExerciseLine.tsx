import type { ExerciseWords } from '#content/practice/script-exercise.ts';
import type { PracticeLine } from '#contract/practice.ts';
import { MAX_STEP } from '#contract/practice-words.ts';
import { Card } from '#web/ui/Card.tsx';
import { useWords } from './use-words.ts';

const WIDTH = 320;
const HEIGHT = 120;
const EDGE = 12;

/** A point for each day, and the band in which one's own days usually lie. A sentence and a table say the same. */
export function ExerciseLine({ line, words }: { line: PracticeLine; words: ExerciseWords }) {
  const { t, number, date } = useWords();
  const { points, measure, middle, spread, change } = line;
  const most = measure === 'share' ? MAX_STEP : measure === 'own-word' ? 5 : Math.max(5, ...points.map(({ value }) => value));
  const least = measure === 'own-word' ? 1 : 0;
  const x = (index: number) => EDGE + (points.length < 2 ? 0.5 : index / (points.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - ((Math.min(most, Math.max(least, value)) - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  return (
    <Card as="li" className="grid content-start gap-3">
      <h3 className="text-xl">{words.title}</h3>
      {points.length === 0 ? (
        <p className="text-muted">{t('lines.empty')}</p>
      ) : (
        <>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full" aria-hidden="true">
            {middle !== null && spread !== null && (
              <rect
                x={0}
                width={WIDTH}
                y={y(middle + spread)}
                height={Math.max(2, y(middle - spread) - y(middle + spread))}
                className="practice-band"
              />
            )}
            <path
              d={points.map(({ value }, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join(' ')}
              className="practice-line"
            />
            {points.map(({ value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points stay where they are
              <circle key={index} cx={x(index)} cy={y(value)} r={3.5} className="practice-point" />
            ))}
          </svg>
          <p>{change === null ? t('lines.early', { count: points.length }) : t(`lines.${change}`)}</p>
          <details>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('lines.table')}</summary>
            <table className="practice-values">
              <thead>
                <tr>
                  <th scope="col">{t('lines.day')}</th>
                  <th scope="col">{t(`lines.measure.${measure}`)}</th>
                </tr>
              </thead>
              <tbody>
                {points.map(({ day, value }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a day may stand twice
                  <tr key={index}>
                    <td>{date(day)}</td>
                    <td>{number(value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
      <p className="text-sm text-muted">{words.progress}</p>
    </Card>
  );
}

import type { Meeting } from '#contract/hiring/comparison.ts';
import { ChartTable } from '#web/charts/ChartTable.tsx';
import { useResultWords } from './use-result-words.ts';

/** Beside what the job looks for: for each house how likely it is that the true strength is enough, never a match in percent. */
export function Meetings({ meetings }: { readonly meetings: readonly Meeting[] }) {
  const { t, chance, strength, houseName } = useResultWords();
  const told = (probability: number | null) => (probability === null ? '–' : chance(probability));
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid gap-4">
        {meetings.map(({ house, minimum, duty, probability, verdict }) => (
          <li key={house} className="grid gap-1">
            <p className="font-semibold">{houseName(house)}</p>
            <p className="text-sm text-muted wrap-anywhere">
              {t('meet.duty', { duty: duty.replace(/[.।]\s*$/, ''), minimum: strength(minimum) })}
            </p>
            <p>{t(`meet.${verdict}`, { chance: told(probability) })}</p>
          </li>
        ))}
      </ul>
      <details className="chart-table min-w-0">
        <summary>{t('meet.table')}</summary>
        <ChartTable
          caption={t('meet.table')}
          head={[t('view.house'), t('meet.minimum'), t('meet.weight'), t('meet.chance')]}
          rows={meetings.map(({ house, minimum, weight, probability }) => [
            houseName(house),
            strength(minimum),
            String(weight),
            told(probability),
          ])}
        />
      </details>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import type { Diary } from '#contract/steady.ts';
import { SLIDER_MAX } from '#contract/steady-words.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { hasFallen } from './fallen.ts';
import { Numbers } from './Numbers.tsx';

const SIZE = { width: 320, height: 120, inset: 10 } as const;
const LINES = ['mood', 'confidence'] as const;

/** Where the sliders stood after each step: a quiet line for the person alone, and the same as a table. */
export function OwnLine({ visits }: { readonly visits: Diary['visits'] }) {
  const { t } = useTranslation('steady');
  const moment = useMoment();
  const ended = visits.flatMap(({ after, ...visit }) => (after ? [{ ...visit, after }] : []));
  if (ended.length === 0) return null;
  const fallen = LINES.filter((line) => hasFallen(ended.map(({ after }) => after[line])));
  return (
    <section aria-labelledby="line" className="grid gap-4">
      <h2 id="line" className="text-2xl">
        {t('line.title')}
      </h2>
      {fallen.length > 0 && (
        <Notice tone="info" title={t('line.fallen')}>
          <div className="grid gap-4">
            <p>{t('line.fallenText')}</p>
            <Numbers />
          </div>
        </Notice>
      )}
      <p className="max-w-prose text-muted">{t('line.text')}</p>
      {ended.length > 1 && (
        <div className="steady-line">
          <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={t('line.label', { count: ended.length })}>
            {LINES.map((line) => (
              <polyline key={line} className={`steady-line-${line}`} points={pointsOf(ended.map(({ after }) => after[line]))} />
            ))}
          </svg>
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {LINES.map((line) => (
              <li key={line} className="flex items-center gap-2">
                <svg width="28" height="8" aria-hidden="true">
                  <line className={`steady-line-${line}`} x1="0" x2="28" y1="4" y2="4" />
                </svg>
                {t(`slider.${line}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <details className="steady-details">
        <summary>{t('line.table')}</summary>
        <div className="overflow-x-auto">
          <table className="steady-table">
            <thead>
              <tr>
                <th scope="col">{t('line.step')}</th>
                {LINES.map((line) => (
                  <th key={line} scope="col">
                    {t(`slider.${line}`)}
                  </th>
                ))}
                <th scope="col">{t('line.when')}</th>
              </tr>
            </thead>
            <tbody>
              {ended.map(({ visitId, step, before, after, begunAt }) => (
                <tr key={visitId}>
                  <th scope="row">{t(`step.${step}`)}</th>
                  {LINES.map((line) => (
                    <td key={line}>{t('line.change', { before: before[line], after: after[line] })}</td>
                  ))}
                  <td>{moment(begunAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

const pointsOf = (values: readonly number[]): string =>
  values
    .map((value, index) => {
      const across = SIZE.inset + (index / (values.length - 1)) * (SIZE.width - 2 * SIZE.inset);
      const down = SIZE.height - SIZE.inset - (value / SLIDER_MAX) * (SIZE.height - 2 * SIZE.inset);
      return `${across.toFixed(1)},${down.toFixed(1)}`;
    })
    .join(' ');

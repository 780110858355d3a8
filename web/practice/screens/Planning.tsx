import { useId, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { useWords } from '../use-words.ts';
import { drawErrands, type Errand, goRound, shareOfRound, shortestRound } from './errands.ts';
import type { ScreenProps } from './screen.ts';

const NINE = 9 * 60;
/** So many things each scene names. */
const NAMES = 7;

/** A list that one puts into an order with two buttons each; a map and the times follow at once. */
export default function Planning({ way: { scene }, step, seed, onEnd }: ScreenProps<'planning'>) {
  const { t, time } = useWords();
  const titleId = useId();
  const [errands] = useState(() => drawErrands(step, seed));
  const [order, setOrder] = useState<readonly number[]>(() => errands.map(({ id }) => id));
  const [isTold, setTold] = useState(false);
  const [moved, setMoved] = useState('');
  const round = goRound(errands, order);
  const nameOf = (id: number) => t(`screen.planning.${scene}.${(id + Math.abs(seed)) % NAMES}`);
  const at = (minutes: number) => time(NINE + minutes);
  const shift = (place: number, by: number) => {
    const changed = [...order];
    [changed[place], changed[place + by]] = [changed[place + by]!, changed[place]!];
    setOrder(changed);
    setMoved(t('screen.planning.moved', { name: nameOf(order[place]!), place: place + by + 1 }));
  };
  const share = shareOfRound(errands, order);
  return (
    <div className="grid gap-5">
      <p id={titleId}>{t('screen.planning.rule')}</p>
      <RoundMap errands={errands} order={order} label={t('screen.planning.map')} />
      <ol aria-labelledby={titleId} className="grid gap-2">
        {round.visits.map(({ id, begins, isLate }, place) => {
          const { opens, closes, minutes } = errands.find((one) => one.id === id)!;
          return (
            <li key={id} className="practice-errand" data-late={isLate || undefined}>
              <span aria-hidden="true" className="practice-number">
                {place + 1}
              </span>
              <span className="min-w-0">
                <strong>{nameOf(id)}</strong>
                <span className="block text-sm text-muted">{t('screen.planning.hours', { from: at(opens), to: at(closes), minutes })}</span>
                <span className={isLate ? 'block text-sm font-semibold text-danger' : 'block text-sm'}>
                  {t(isLate ? 'screen.planning.late' : 'screen.planning.at', { at: at(begins) })}
                </span>
              </span>
              {!isTold && (
                <span className="flex gap-1">
                  <button
                    type="button"
                    className="icon-button"
                    disabled={place === 0}
                    aria-label={t('screen.planning.earlier', { name: nameOf(id) })}
                    onClick={() => shift(place, -1)}
                  >
                    <span aria-hidden="true">↑</span>
                  </button>
                  <button
                    type="button"
                    className="icon-button"
                    disabled={place === order.length - 1}
                    aria-label={t('screen.planning.later', { name: nameOf(id) })}
                    onClick={() => shift(place, 1)}
                  >
                    <span aria-hidden="true">↓</span>
                  </button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <p className="font-semibold">{t(round.isGood ? 'screen.planning.home' : 'screen.planning.tooLate', { at: at(round.ends) })}</p>
      {isTold ? (
        <div className="grid gap-3" aria-live="polite">
          <p>{t(share === 1 ? 'screen.planning.shortest' : 'screen.planning.shorter', { at: at(shortestRound(errands)) })}</p>
          <Button onClick={() => onEnd({ share })} className="justify-self-start" autoFocus>
            {t('screen.done')}
          </Button>
        </div>
      ) : (
        <Button onClick={() => setTold(true)} className="justify-self-start">
          {t('screen.planning.take')}
        </Button>
      )}
    </div>
  );
}

/** Where the errands lie, and the way around them; the list says all of it in words. */
function RoundMap({ errands, order, label }: { errands: readonly Errand[]; order: readonly number[]; label: string }) {
  const stops = order.map((id) => errands.find((one) => one.id === id)!);
  const way = [{ x: 50, y: 50 }, ...stops, { x: 50, y: 50 }].map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${2 * x} ${y}`).join(' ');
  return (
    <svg viewBox="0 0 200 100" className="w-full max-w-xl" role="img" aria-label={label}>
      <rect width="200" height="100" rx="6" className="practice-map" />
      <path d={way} className="practice-way" />
      <path d="M93 50 l7 -7 l7 7 v7 h-14 z" className="practice-house" />
      {stops.map(({ id, x, y }, place) => (
        <g key={id} transform={`translate(${2 * x} ${y})`}>
          <circle r="6" className="practice-stop" />
          <text textAnchor="middle" dy="2.6" className="practice-stop-number">
            {place + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

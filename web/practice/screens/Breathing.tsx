import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { useWords } from '../use-words.ts';
import type { ScreenProps } from './screen.ts';

const WIDTH = 320;
const HEIGHT = 160;
const LOW = 130;
const HIGH = 34;

/** Where a breath stands after so many seconds: 0 is empty, 1 is full. */
function fullnessAt(seconds: number, { inSeconds, restSeconds, outSeconds }: ScreenProps<'breathing'>['way']) {
  const at = seconds % (inSeconds + restSeconds + outSeconds);
  const ease = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;
  if (at < inSeconds) return { phase: 'in', full: ease(at / inSeconds) } as const;
  if (at < inSeconds + restSeconds) return { phase: 'rest', full: 1 } as const;
  return { phase: 'out', full: 1 - ease((at - inSeconds - restSeconds) / outSeconds) } as const;
}

/** One breath as a line from left to right. */
function linePath(way: ScreenProps<'breathing'>['way']): string {
  const total = way.inSeconds + way.restSeconds + way.outSeconds;
  return Array.from({ length: 61 }, (_, index) => {
    const share = index / 60;
    const { full } = fullnessAt(Math.min(share * total, total - 1e-6), way);
    return `${index === 0 ? 'M' : 'L'}${(16 + share * (WIDTH - 32)).toFixed(1)} ${(LOW - full * (LOW - HIGH)).toFixed(1)}`;
  }).join(' ');
}

/**
 * A rhythm drawn as a hill: a bead goes up with the breath and down with it. Where motion is reduced the bead is at the beginning of each
 * part, and the words alone say which part it is. It may be ended at any time.
 */
export default function Breathing({ way, minutes, onEnd }: ScreenProps<'breathing'>) {
  const { t, number } = useWords();
  const [begunAt, setBegunAt] = useState<number>();
  const [seconds, setSeconds] = useState(0);
  const bead = useRef<SVGCircleElement>(null);
  const total = minutes * 60;
  const cycle = way.inSeconds + way.restSeconds + way.outSeconds;
  const isOver = seconds >= total;

  useEffect(() => {
    if (begunAt === undefined) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    const draw = () => {
      const passed = Math.min(total, (performance.now() - begunAt) / 1000);
      setSeconds(Math.floor(passed));
      const at = passed % cycle;
      const shown = isStill
        ? at < way.inSeconds
          ? 0
          : at < way.inSeconds + way.restSeconds
            ? way.inSeconds
            : way.inSeconds + way.restSeconds
        : at;
      bead.current?.setAttribute('cx', String(16 + (shown / cycle) * (WIDTH - 32)));
      bead.current?.setAttribute('cy', String(LOW - fullnessAt(shown, way).full * (LOW - HIGH)));
      if (passed < total) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [begunAt, total, cycle, way]);

  const { phase } = fullnessAt(seconds + 0.01, way);
  const left = Math.max(0, total - seconds);
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full max-w-xl" role="img" aria-label={t('screen.breathing.drawing')}>
        <path d={`M0 ${LOW + 12} H${WIDTH}`} className="practice-ground" />
        <path d={linePath(way)} className="practice-hill" />
        <circle ref={bead} cx={16} cy={LOW} r={11} className="practice-bead" />
      </svg>
      <p className="font-display text-4xl" aria-live="off">
        {begunAt === undefined ? t('screen.breathing.ready') : isOver ? t('screen.breathing.over') : t(`screen.breathing.${phase}`)}
      </p>
      <p className="text-muted">
        {t('screen.breathing.left', { minutes: number(Math.floor(left / 60)), seconds: String(left % 60).padStart(2, '0') })}
      </p>
      {begunAt === undefined ? (
        <Button onClick={() => setBegunAt(performance.now())}>{t('screen.begin')}</Button>
      ) : (
        <Button variant={isOver ? 'primary' : 'secondary'} onClick={() => onEnd({})}>
          {t(isOver ? 'screen.done' : 'screen.enough')}
        </Button>
      )}
    </div>
  );
}

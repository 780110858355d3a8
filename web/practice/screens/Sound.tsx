import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useWords } from '../use-words.ts';
import { countHigh, drawBells, shareOfCount, shareOfPresses } from './bells.ts';
import type { ScreenProps } from './screen.ts';
import { soundBells } from './sounding.ts';

const START_DELAY_S = 0.3;
const END_DELAY_S = 2.2;
const MAX_COUNT = 99;

/** Bells among rain. Whoever cannot hear them, or has no sound on, sees each as a ring on water: the higher, the further up. */
export default function Sound({ way: { task }, step, seed, onEnd }: ScreenProps<'sound'>) {
  const { t } = useWords();
  const [bells] = useState(() => drawBells(task, step, seed));
  const [isSeen, setSeen] = useState(false);
  const [begunAt, setBegunAt] = useState<number>();
  const [ringing, setRinging] = useState(-1);
  const [isOver, setOver] = useState(false);
  const [share, setShare] = useState<number>();
  const presses = useRef<number[]>([]);

  useEffect(() => {
    if (begunAt === undefined) return;
    const sound = isSeen ? { stop: () => {} } : soundBells(bells, START_DELAY_S);
    let last = -1;
    const timer = window.setInterval(() => {
      const passed = (performance.now() - begunAt) / 1000 - START_DELAY_S;
      const now = bells.findLastIndex(({ at }) => at <= passed);
      if (now !== last) setRinging(now);
      last = now;
      if (passed > bells.at(-1)!.at + END_DELAY_S) {
        window.clearInterval(timer);
        setOver(true);
      }
    }, 40);
    return () => {
      window.clearInterval(timer);
      sound.stop();
    };
  }, [begunAt, bells, isSeen]);

  const press = () => begunAt !== undefined && presses.current.push((performance.now() - begunAt) / 1000 - START_DELAY_S);
  const tell = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShare(shareOfCount(Number(new FormData(event.currentTarget).get('count')), bells));
  };

  if (share !== undefined)
    return (
      <div className="grid gap-4" aria-live="polite">
        <p className="practice-card text-2xl">{t('screen.sound.count.was', { count: countHigh(bells) })}</p>
        <Button onClick={() => onEnd({ share })} className="justify-self-start">
          {t('screen.done')}
        </Button>
      </div>
    );
  if (isOver && task === 'count')
    return (
      <form onSubmit={tell} className="grid gap-4">
        <TextField name="count" type="number" min={0} max={MAX_COUNT} required inputMode="numeric" label={t('screen.sound.count.ask')} />
        <Button type="submit" className="justify-self-start">
          {t('screen.sound.count.tell')}
        </Button>
      </form>
    );
  if (isOver)
    return (
      <div className="grid gap-4" aria-live="polite">
        <p className="practice-card text-2xl">
          {t('screen.sound.lower.was', { percent: Math.round(100 * shareOfPresses(presses.current, bells)) })}
        </p>
        <Button onClick={() => onEnd({ share: shareOfPresses(presses.current, bells) })} className="justify-self-start">
          {t('screen.done')}
        </Button>
      </div>
    );
  if (begunAt === undefined)
    return (
      <div className="grid gap-4">
        <p>{t(`screen.sound.${task}.rule`)}</p>
        <Checkbox label={t('screen.sound.see')} checked={isSeen} onChange={({ target }) => setSeen(target.checked)} />
        <Button onClick={() => setBegunAt(performance.now())} className="justify-self-start">
          {t('screen.begin')}
        </Button>
      </div>
    );
  return (
    <div className="grid justify-items-center gap-4">
      <svg viewBox="0 0 320 180" className="w-full max-w-xl" role="img" aria-label={t('screen.sound.drawing')}>
        <rect width="320" height="180" rx="14" className="practice-water" />
        {isSeen && ringing >= 0 && <Ring key={ringing} pitch={bells[ringing]!.pitch} />}
      </svg>
      {task === 'lower' ? (
        <Button onPointerDown={press} onKeyDown={({ key, repeat }) => (key === 'Enter' || key === ' ') && !repeat && press()}>
          {t('screen.sound.lower.press')}
        </Button>
      ) : (
        <p className="text-muted">{t(isSeen ? 'screen.sound.count.look' : 'screen.sound.count.listen')}</p>
      )}
    </div>
  );
}

/** Two octaves from the bottom of the water to its top. */
function Ring({ pitch }: { pitch: number }) {
  const height = 160 - (Math.log2(pitch / 250) / 2.3) * 140;
  return (
    <g className="practice-ring" transform={`translate(160 ${height.toFixed(1)})`}>
      <ellipse rx="34" ry="9" />
      <ellipse rx="18" ry="5" />
    </g>
  );
}

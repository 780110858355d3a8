import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { FieldError } from '#web/ui/Labelled.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useWords } from '../use-words.ts';
import { amountOf } from './amount.ts';
import { drawSome } from './draw.ts';
import type { ScreenProps } from './screen.ts';
import { useHeading } from './use-heading.ts';

const QUESTIONS = 5;
/** So often a range is meant to hold the true number. */
const MEANT_SHARE = 0.8;

/** A range that shall hold the true number eight times in ten. Hitting more often is no better: then the ranges are wider than meant. */
export default function Estimate({ words: { questions }, seed, onEnd }: ScreenProps<'estimate'>) {
  const { t, number } = useWords();
  const [drawn] = useState(() => drawSome(questions, QUESTIONS, seed));
  const [place, setPlace] = useState(0);
  const [given, setGiven] = useState<{ low: number; high: number }>();
  const [error, setError] = useState(false);
  const [hits, setHits] = useState(0);
  const heading = useHeading(place);
  const question = drawn[place]!;
  const { ask, unit, value, note } = question;
  const isHit = given !== undefined && value >= given.low && value <= given.high;
  const take = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [low, high] = ['low', 'high'].map((name) => Number(String(form.get(name)).replaceAll(',', '')));
    if (form.get('low') === '' || form.get('high') === '' || !Number.isFinite(low) || !Number.isFinite(high) || low! > high!)
      return setError(true);
    setError(false);
    setGiven({ low: low!, high: high! });
    if (value >= low! && value <= high!) setHits(hits + 1);
  };
  const goOn = () => {
    if (place + 1 === drawn.length) return onEnd({ share: 1 - Math.abs(hits / drawn.length - MEANT_SHARE) });
    setGiven(undefined);
    setPlace(place + 1);
  };
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">{t('screen.of', { number: place + 1, total: drawn.length })}</p>
      <h2 ref={heading} tabIndex={-1} className="practice-card text-2xl">
        {ask}
      </h2>
      <form key={place} onSubmit={take} className="grid gap-3">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="low" inputMode="decimal" autoComplete="off" label={t('screen.estimate.low', { unit })} readOnly={!!given} />
          <TextField name="high" inputMode="decimal" autoComplete="off" label={t('screen.estimate.high', { unit })} readOnly={!!given} />
        </div>
        <FieldError>{error ? t('screen.estimate.wrong') : ''}</FieldError>
        {!given && (
          <Button type="submit" className="justify-self-start">
            {t('screen.estimate.take')}
          </Button>
        )}
      </form>
      <div aria-live="polite" className="grid gap-4">
        {given && (
          <>
            <p>
              <strong>{t(isHit ? 'screen.estimate.inside' : 'screen.estimate.outside', { value: amountOf(question, number) })}</strong>{' '}
              {note}
            </p>
            {place + 1 === drawn.length && <p>{t('screen.estimate.all', { hits, total: drawn.length })}</p>}
            <Button onClick={goOn} className="justify-self-start">
              {t('screen.next')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

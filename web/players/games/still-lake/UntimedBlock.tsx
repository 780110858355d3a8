import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LakeAnswer, LakeTrial, Press } from '#content/games/still-lake/script.ts';
import { Button } from '#web/ui/Button.tsx';
import { Answers } from './Answers.tsx';
import { Lake } from './Lake.tsx';
import { useAnswerKeys } from './use-answer-keys.ts';

/** Between two flowers, so that one that opens where the last did is seen, and heard, as another. */
const BETWEEN_MS = 500;

type BlockProps = { readonly trial: LakeTrial; readonly onDone: (answer: LakeAnswer) => void };

/** A block at the player's own pace: each flower stays open, and is said, until it is answered. */
export function UntimedBlock({ trial, onDone }: BlockProps) {
  const { t } = useTranslation('still-lake');
  const { places, back } = trial;
  const [flower, setFlower] = useState(0);
  const [given, setGiven] = useState<boolean | null>(null);
  const startMs = useRef(performance.now());
  const onsets = useRef<number[]>([0]);
  const presses = useRef<Press[]>([]);
  const isLead = flower < back;
  const isBetween = given !== null;
  useEffect(() => {
    if (given === null) return;
    const timer = setTimeout(() => {
      if (flower === places.length - 1) {
        onDone({ kind: 'lake', places, onsets: onsets.current, presses: presses.current });
        return;
      }
      onsets.current.push(Math.round(performance.now() - startMs.current));
      setFlower(flower + 1);
      setGiven(null);
    }, BETWEEN_MS);
    return () => clearTimeout(timer);
  }, [given, flower, places, onDone]);
  const answer = (same: boolean) => {
    if (isBetween) return;
    if (!isLead) presses.current.push({ at: Math.round(performance.now() - startMs.current), same });
    setGiven(same);
  };
  useAnswerKeys(answer);
  return (
    <>
      <Lake open={isBetween ? null : places[flower]!} />
      <progress className="lake-progress" value={flower} max={places.length} aria-hidden="true" />
      <p className="sr-only" aria-live="assertive">
        {!isBetween && t('block.flower', { number: flower + 1, place: t(`places.${places[flower]!}`) })}
      </p>
      <p className="lake-hint">{isLead ? t('block.look') : t(`rule.${back}`)}</p>
      {isLead ? (
        <div className="lake-answers">
          <Button onClick={() => answer(false)} busy={isBetween}>
            {t('block.next')}
          </Button>
        </div>
      ) : (
        <Answers given={given} isIdle={false} onAnswer={answer} />
      )}
    </>
  );
}

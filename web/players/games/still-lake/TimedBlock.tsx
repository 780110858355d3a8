import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LakeAnswer, type LakeTrial, OPEN_MS, type Press, UNSEEN_MS } from '#content/games/still-lake/script.ts';
import { type FrameClock, momentOf } from '../frame-clock.ts';
import { useStream } from '../use-stream.ts';
import { Answers } from './Answers.tsx';
import { Lake } from './Lake.tsx';
import { useAnswerKeys } from './use-answer-keys.ts';

/** Before the first flower: time to look up from the button that began the block. */
const CALM_MS = 1_200;

type Part = { readonly flower: number; readonly isOpen: boolean; readonly durationMs: number };

/** Each flower open, then gone, after a moment of calm. An answer to the last may come as late as to any other. */
function partsOf({ places }: LakeTrial, stepMs: number): Part[] {
  const flowers = places.flatMap((_, flower) => [
    { flower, isOpen: true, durationMs: OPEN_MS },
    { flower, isOpen: false, durationMs: stepMs - OPEN_MS + (flower === places.length - 1 ? UNSEEN_MS : 0) },
  ]);
  return [{ flower: -1, isOpen: false, durationMs: CALM_MS }, ...flowers];
}
const opening = (flower: number): number => 1 + 2 * flower;

type BlockProps = { readonly trial: LakeTrial; readonly onDone: (answer: LakeAnswer) => void };

/** A block by the frame clock: flowers open and close at their own pace, whether or not anything is answered. */
export function TimedBlock({ trial, stepMs, onDone }: BlockProps & { stepMs: number }) {
  const { t } = useTranslation('still-lake');
  const parts = useRef(partsOf(trial, stepMs));
  const presses = useRef<{ moment: number; same: boolean }[]>([]);
  const [given, setGiven] = useState<{ flower: number; same: boolean } | null>(null);
  const { step } = useStream(parts.current, (clock) => onDone(answerOf(trial, clock, presses.current)));
  const flower = step?.flower ?? -1;
  const open = step?.isOpen ? trial.places[flower]! : null;
  const isIdle = flower < trial.back;
  const answer = (same: boolean, event: Event) => {
    presses.current.push({ moment: momentOf(event), same });
    if (!isIdle && given?.flower !== flower) setGiven({ flower, same });
  };
  useAnswerKeys(answer);
  return (
    <>
      <Lake open={open} />
      <progress className="lake-progress" value={Math.max(0, flower)} max={trial.places.length} aria-hidden="true" />
      <p className="sr-only" aria-live="assertive">
        {open !== null && t(`places.${open}`)}
      </p>
      <p className="lake-hint">{isIdle ? t('block.watch', { count: trial.back }) : t(`rule.${trial.back}`)}</p>
      <Answers given={given?.flower === flower ? given.same : null} isIdle={isIdle} onAnswer={answer} />
    </>
  );
}

function answerOf({ places }: LakeTrial, clock: FrameClock, pressed: readonly { moment: number; same: boolean }[]): LakeAnswer {
  const startMs = clock.onsetOf(opening(0))!;
  const onsets = places.map((_, flower) => Math.round(clock.onsetOf(opening(flower))! - startMs));
  const presses = pressed
    .map(({ moment, same }): Press => ({ at: Math.round(moment - startMs), same }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return { kind: 'lake', places, onsets, presses };
}

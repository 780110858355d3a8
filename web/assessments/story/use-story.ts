import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { optionOrder } from '#content/stories/script-order.ts';
import type { Accepted, Sitting } from '#contract/assessments.ts';
import { type OpenSitting, readAgain } from '../open-sitting.ts';
import { makeTelling, type Passage, ReplayError, type StoryOption, type Telling } from './telling.ts';

type Place = { readonly telling: Telling; readonly passage: Passage; readonly position: number };
export type StoryState = {
  readonly passage: Passage;
  /** The options in the order of this sitting. */
  readonly options: readonly StoryOption[];
  readonly position: number;
  /** The server has everything: the story is over, and whether it counts. */
  readonly outcome: Accepted | undefined;
  /** Another window or device has gone on; the tale stands where that one stands. */
  readonly hasMovedOn: boolean;
  readonly isLost: boolean;
  choose(option: string): void;
};

/** Where the kept answers, and after them those that still wait on this device, have led. */
function placeAfter(compiled: string, sitting: Sitting, waiting: readonly { screen: string; option: string }[]): Place {
  const telling = makeTelling(compiled);
  const chosen = [...sitting.responses, ...waiting];
  const passage = telling.replay(chosen);
  return { telling, passage, position: chosen.length };
}

function waitingChoices({ sitting, outbox }: OpenSitting) {
  return outbox
    .pending()
    .flatMap(({ position, screen, answer }) =>
      position >= sitting.responses.length && typeof answer.option === 'string' ? [{ screen, option: answer.option }] : [],
    );
}

export function useStory(compiled: string, open: OpenSitting): StoryState {
  const { sitting, outbox } = open;
  const [place, setPlace] = useState<Place>(() => {
    try {
      return placeAfter(compiled, sitting, waitingChoices(open));
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error;
      return placeAfter(compiled, sitting, []);
    }
  });
  const [outcome, setOutcome] = useState<Accepted>();
  const [hasMovedOn, setHasMovedOn] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const shownAt = useRef(performance.now());

  const catchUp = useCallback(async () => {
    try {
      const now = await readAgain(sitting);
      setPlace(placeAfter(compiled, now, []));
      setHasMovedOn(true);
      if (now.finished)
        setOutcome({ position: now.answered - 1, finished: true, valid: now.valid, invalidReason: now.invalidReason, next: null });
    } catch {
      setIsLost(true);
    }
  }, [compiled, sitting]);

  const choose = useCallback(
    (option: string) => {
      const { telling, passage, position } = place;
      if (!passage.screen) return;
      const responseTimeMs = Math.round(performance.now() - shownAt.current);
      const given = { position, screen: passage.screen, answer: { kind: 'choice', option } as const, responseTimeMs };
      outbox.give(given).then(
        (accepted) => accepted.finished && setOutcome(accepted),
        () => {}, // refused: the effect below catches up
      );
      setPlace({ telling, passage: telling.choose({ screen: passage.screen, option }), position: position + 1 });
      setHasMovedOn(false);
      shownAt.current = performance.now();
    },
    [place, outbox],
  );

  const saving = useSyncExternalStore(outbox.subscribe, outbox.state, outbox.state);
  const isTold = place.passage.screen === null;
  useEffect(() => {
    // Refused: another window has answered. Saved at the end without an outcome: the last answers were left by an earlier visit.
    if (saving === 'refused' || (saving === 'saved' && isTold && !outcome)) void catchUp();
  }, [saving, isTold, outcome, catchUp]);

  const options = useMemo(() => {
    const { screen, options: written } = place.passage;
    if (!screen) return [];
    const order = optionOrder(
      written.map(({ id }) => id),
      sitting.seed,
      screen,
    );
    return order.map((id) => written.find((option) => option.id === id)!);
  }, [place, sitting.seed]);

  return { passage: place.passage, options, position: place.position, outcome, hasMovedOn, isLost, choose };
}

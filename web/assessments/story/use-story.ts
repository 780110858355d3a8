import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { optionOrder } from '#content/stories/script-order.ts';
import type { Accepted, Sitting } from '#contract/assessments.ts';
import { type OpenSitting, readAgain } from '../open-sitting.ts';
import { makeTelling, type Passage, ReplayError, type StoryOption, type Telling } from './telling.ts';

type Chosen = { readonly screen: string; readonly option: string };
type Place = { readonly telling: Telling; readonly passage: Passage; readonly chosen: readonly Chosen[] };
/** The choice before, which may still be taken back. */
type LastChoice = { readonly words: string; readonly responseTimeMs: number };
export type StoryState = {
  readonly passage: Passage;
  /** The options in the order of this sitting. */
  readonly options: readonly StoryOption[];
  readonly position: number;
  /** The server has everything: the story is over, and whether it counts. */
  readonly outcome: Accepted | undefined;
  /** Another window or device has gone on. The tale is now at the same place. */
  readonly hasMovedOn: boolean;
  readonly isLost: boolean;
  choose(option: string): void;
  /** What was chosen last on this page: it can be taken back until `letGo` or the next choice. */
  readonly lastChoice: string | undefined;
  takeBack(): void;
  letGo(): void;
};

/** The place that the kept answers lead to, followed by those that still wait on this device. */
function placeAfter(compiled: string, sitting: Sitting, waiting: readonly Chosen[]): Place {
  return placeOf(compiled, [...sitting.responses, ...waiting]);
}

function placeOf(compiled: string, chosen: readonly Chosen[]): Place {
  const telling = makeTelling(compiled);
  return { telling, passage: telling.replay(chosen), chosen };
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
  const [lastChoice, setLastChoice] = useState<LastChoice>();
  const [hasMovedOn, setHasMovedOn] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const shownAt = useRef(performance.now());

  const catchUp = useCallback(async () => {
    try {
      const now = await readAgain(sitting);
      setPlace(placeAfter(compiled, now, []));
      setLastChoice(undefined);
      setHasMovedOn(true);
      if (now.finished)
        setOutcome({
          position: now.answered - 1,
          finished: true,
          valid: now.valid,
          invalidReason: now.invalidReason,
          next: null,
          counts: null,
        });
    } catch {
      setIsLost(true);
    }
  }, [compiled, sitting]);

  const choose = useCallback(
    (option: string) => {
      const { telling, passage, chosen } = place;
      const words = passage.options.find(({ id }) => id === option)?.text;
      if (!passage.screen || words === undefined) return;
      const responseTimeMs = Math.round(performance.now() - shownAt.current);
      const made = { screen: passage.screen, option };
      const given = { position: chosen.length, screen: made.screen, answer: { kind: 'choice', option } as const, responseTimeMs };
      outbox.hold(given).then(
        (accepted) => accepted.finished && setOutcome(accepted),
        () => {}, // refused: the effect below catches up
      );
      setPlace({ telling, passage: telling.choose(made), chosen: [...chosen, made] });
      setLastChoice({ words, responseTimeMs });
      setHasMovedOn(false);
      shownAt.current = performance.now();
    },
    [place, outbox],
  );

  const takeBack = useCallback(() => {
    if (!lastChoice || !outbox.takeBack()) return;
    setPlace(placeOf(compiled, place.chosen.slice(0, -1)));
    setLastChoice(undefined);
    // the scene was looked at before, and that time counts; what came after it does not
    shownAt.current = performance.now() - lastChoice.responseTimeMs;
  }, [compiled, outbox, place, lastChoice]);

  useEffect(() => {
    window.addEventListener('pagehide', outbox.release);
    return () => window.removeEventListener('pagehide', outbox.release);
  }, [outbox]);

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

  return {
    ...{ passage: place.passage, options, position: place.chosen.length, outcome, hasMovedOn, isLost, choose },
    ...{ lastChoice: lastChoice?.words, takeBack, letGo: outbox.release },
  };
}

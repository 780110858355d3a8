import { useEffect, useRef, useState } from 'react';
import type { TowerTrial } from '#content/games/stone-towers/script.ts';
import { type Move, mayMove, moveLimit, moveStone, type Poles, standAlike } from '#content/games/stone-towers/script-poles.ts';
import type { StoneDraft } from './drafts.ts';
import { keptMoves, type Made, NOTHING } from './kept-moves.ts';

/** What just happened, for the line that is read aloud. */
export type Event =
  | { readonly kind: 'lifted' | 'back' | 'moved'; readonly stone: number; readonly pole: number }
  | { readonly kind: 'full' | 'empty'; readonly pole: number };

export type Tower = {
  readonly poles: Poles;
  readonly movesLeft: number;
  readonly made: number;
  readonly lifted: number | null;
  readonly event: Event | null;
  readonly isBuilt: boolean;
  /** It stands, or no move is left. */
  readonly isDone: boolean;
  readonly draft: StoneDraft;
  /** A pole was pressed: its top stone is lifted, or the stone in the hand goes there. */
  readonly press: (pole: number) => void;
  readonly lift: (pole: number) => void;
  readonly move: (move: Move) => void;
  readonly putBack: () => void;
  readonly startOver: () => void;
};

/** The stones as they stand after the moves so far. Nothing runs before the first touch but the frame's clock. */
export function useTower(trial: TowerTrial, isStopped: boolean, onDraft: (draft: StoneDraft) => void): Tower {
  const [made, setMade] = useState<Made>(() => keptMoves.read(trial));
  const [lifted, setLifted] = useState<number | null>(null);
  const [event, setEvent] = useState<Event | null>(null);
  const timePassed = useTimePassed(isStopped, made.at.at(-1) ?? 0);
  const poles = made.moves.reduce<Poles>(moveStone, trial.start);
  const movesLeft = moveLimit(trial.least) - made.moves.length;
  const isBuilt = standAlike(poles, trial.goal);
  const isDone = isBuilt || movesLeft === 0;
  const draftOf = (next: Made, isWhole: boolean): StoneDraft => ({ answer: { kind: 'tower', ...next, timedOut: false }, isWhole });

  const isIdle = isStopped || isDone;
  const topOf = (pole: number) => poles[pole]!.at(-1);

  function lift(pole: number) {
    if (isIdle) return;
    const stone = topOf(pole);
    setLifted(stone === undefined ? null : pole);
    setEvent(stone === undefined ? { kind: 'empty', pole } : { kind: 'lifted', stone, pole });
  }
  function putBack(pole: number) {
    if (isIdle) return;
    setLifted(null);
    setEvent({ kind: 'back', stone: topOf(pole)!, pole });
  }
  function move(next: Move) {
    if (isIdle || topOf(next.from) === undefined) return;
    if (next.from === next.to) {
      putBack(next.from);
      return;
    }
    if (!mayMove(poles, next)) {
      setEvent({ kind: 'full', pole: next.to });
      return;
    }
    const moved: Made = { moves: [...made.moves, next], at: [...made.at, timePassed()] };
    setMade(moved);
    keptMoves.keep(trial, moved);
    setLifted(null);
    setEvent({ kind: 'moved', stone: topOf(next.from)!, pole: next.to });
    onDraft(draftOf(moved, movesLeft === 1 || standAlike(moveStone(poles, next), trial.goal)));
  }
  return {
    poles,
    movesLeft,
    made: made.moves.length,
    lifted,
    event,
    isBuilt,
    isDone,
    draft: draftOf(made, isDone),
    lift,
    move,
    press: (pole) => (lifted === null ? lift(pole) : move({ from: lifted, to: pole })),
    putBack: () => {
      if (lifted !== null) putBack(lifted);
    },
    startOver() {
      if (isStopped) return;
      setMade(NOTHING);
      keptMoves.keep(trial, NOTHING);
      setLifted(null);
      setEvent(null);
      onDraft(draftOf(NOTHING, false));
    },
  };
}

/** Milliseconds since the trial appeared, without the time under the cover; after a reload, on from the last move. */
function useTimePassed(isStopped: boolean, before: number): () => number {
  const clock = useRef({ passed: before, since: performance.now() });
  useEffect(() => {
    const own = clock.current;
    if (isStopped) own.passed += performance.now() - own.since;
    else own.since = performance.now();
  }, [isStopped]);
  return () => Math.round(clock.current.passed + performance.now() - clock.current.since);
}

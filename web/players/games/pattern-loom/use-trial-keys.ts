import type { RefObject } from 'react';
import { ALTERNATIVES } from '#content/games/pattern-loom/script.ts';
import { placeOf, usePageKeys } from '#web/ui/use-page-keys.ts';
import { COLUMNS } from './Alternatives.tsx';

type Keys = {
  readonly board: RefObject<HTMLElement | null>;
  readonly chosen: number | null;
  readonly choose: (place: number) => void;
  readonly rate: (sure: boolean) => void;
  readonly isComplete: boolean;
  readonly confirm: () => void;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

/** 1 to 8, arrows, S, N and Enter. They go by the key's place (`code`), so that S and N are found under a Hindi keyboard as well. */
export function useTrialKeys(keys: Keys): void {
  usePageKeys((event) => (isElsewhere(event.target, keys) ? undefined : actionOf(event, keys)));
}

function actionOf(event: KeyboardEvent, keys: Keys): (() => void) | undefined {
  const { code, repeat, target } = event;
  const place = placeOf(event);
  if (place !== undefined && place < ALTERNATIVES) return () => choose(keys, place);
  if (code === 'KeyS' || code === 'KeyN') return () => rate(keys, code === 'KeyS');
  if (code in STEPS) return () => move(keys, STEPS[code]!);
  if (code !== 'Enter' && code !== 'NumpadEnter') return undefined;
  // A key that is held down since the last matrix must not answer this one.
  if (repeat) return () => {};
  // On a button of another kind, and on a patch that is not chosen yet, Enter presses what has the focus.
  return keys.isComplete && !isOtherButton(target) ? keys.confirm : undefined;
}

/** Focus on a link or a button beside the game: its keys are its own. */
function isElsewhere(target: EventTarget | null, { board }: Keys): boolean {
  if (!(target instanceof Element) || target === document.body || board.current?.contains(target)) return false;
  return target.closest('a, button') !== null;
}

const isOtherButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button') !== null && target.closest('[role="radio"]') === null;

function choose({ board, choose: choosePlace }: Keys, place: number): void {
  choosePlace(place);
  board.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
}

function rate({ board, chosen, rate: rateSure }: Keys, sure: boolean): void {
  if (chosen === null) return;
  rateSure(sure);
  board.current?.querySelector<HTMLElement>(`[data-rating="${sure ? 'sure' : 'not-sure'}"]`)?.focus();
}

/** Arrows walk where the focus is: between sure and not sure, or over the patches, round the edges. */
function move(keys: Keys, step: number): void {
  const focused = document.activeElement;
  if (focused?.matches('[data-rating]')) {
    rate(keys, focused.getAttribute('data-rating') !== 'sure');
    return;
  }
  const at = Number(focused?.getAttribute('data-place') ?? keys.chosen ?? -1);
  choose(keys, at < 0 ? 0 : (at + step + ALTERNATIVES) % ALTERNATIVES);
}

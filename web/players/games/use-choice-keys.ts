import { placeOf, usePageKeys } from '#web/ui/use-page-keys.ts';

type ChoiceKeys = {
  /** How many can be chosen: the number keys from 1. */
  readonly count: number;
  readonly choose: (place: number) => void;
  /** Arrow keys, by how far they move; none where arrows do nothing. */
  readonly move?: (step: number) => void;
  /** Enter on what is chosen. */
  readonly confirm?: () => void;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function useChoiceKeys({ count, choose, move, confirm }: ChoiceKeys): void {
  usePageKeys((event) => {
    const { code, repeat, target } = event;
    if (repeat) return undefined; // a key held down since the trial before must not answer this one
    const place = placeOf(event);
    if (place !== undefined && place < count) return () => choose(place);
    const step = STEPS[code];
    if (step !== undefined && move) return () => move(step);
    // elsewhere Enter is the button's that has the focus, or that of the whole screen
    return (code === 'Enter' || code === 'NumpadEnter') && isRadio(target) ? confirm : undefined;
  });
}

const isRadio = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[aria-checked="true"]') !== null;

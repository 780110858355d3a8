import { placeOf, usePageKeys } from '#web/ui/use-page-keys.ts';

type Keys = {
  /** How many can be pressed: the number keys from 1. */
  readonly count: number;
  readonly press: (place: number) => void;
  /** Arrow keys: -1 to the left, 1 to the right; none where arrows do nothing. */
  readonly move?: (step: -1 | 1) => void;
  readonly cancel?: () => void;
};

export function usePoleKeys({ count, press, move, cancel }: Keys): void {
  usePageKeys((event) => {
    const { code, repeat } = event;
    if (repeat) return undefined; // a key held down since the trial before must not answer this one
    const place = placeOf(event);
    if (place !== undefined && place < count) return () => press(place);
    if (code === 'ArrowLeft' && move) return () => move(-1);
    if (code === 'ArrowRight' && move) return () => move(1);
    return code === 'Escape' ? cancel : undefined;
  });
}

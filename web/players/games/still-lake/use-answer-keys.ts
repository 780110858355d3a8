import { usePageKeys } from '#web/ui/use-page-keys.ts';

/** Keys go by their place (`code`), so that they are found under a Hindi keyboard as well. */
const SAME = ['ArrowLeft', 'KeyF', 'Digit1', 'Numpad1'];
const OTHER = ['ArrowRight', 'KeyJ', 'Digit2', 'Numpad2'];

/** A key held down answers once, and its arrow scrolls nothing. */
export function useAnswerKeys(answer: (isSame: boolean, event: Event) => void): void {
  usePageKeys((event) => {
    const isSame = SAME.includes(event.code);
    if (!isSame && !OTHER.includes(event.code)) return undefined;
    return () => event.repeat || answer(isSame, event);
  });
}

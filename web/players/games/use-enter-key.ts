import { useState } from 'react';
import { usePageKeys } from '#web/ui/use-page-keys.ts';

/**
 * Enter goes on from a quiet screen, wherever the focus is, unless a control has it: then Enter is that control's. With `settleMs`,
 * not at once: an Enter meant for the trial before, pressed twice, must not skip what is said here.
 */
export function useEnterKey(goOn: () => void, settleMs = 0): void {
  const [appearedAt] = useState(() => performance.now());
  usePageKeys(({ key, repeat, target }) => {
    const isOnControl = target instanceof Element && target.closest('a, button');
    if (key !== 'Enter' || repeat || isOnControl) return undefined;
    return performance.now() - appearedAt < settleMs ? undefined : goOn;
  });
}

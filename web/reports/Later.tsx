import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type Props = {
  /** Keeps the room meanwhile. */
  readonly outline: ReactNode;
  readonly children: ReactNode;
};

/**
 * What stands below the first screen of a report that its document brought: it is drawn once that screen is awake, in pieces, so that it holds
 * up neither the first paint nor a press.
 */
export function Later({ outline, children }: Props) {
  const isHydrated = useHydrated();
  const [isDue, setDue] = useState(isHydrated);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue ? children : outline;
}

import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { whenIdle } from '#web/ui/when-idle.ts';

type Props = {
  /** Keeps the room of what is still to come. */
  readonly outline: ReactNode;
  /** One element for each piece. */
  readonly children: ReactNode;
};

/**
 * What stands below the first screen of a report that its document brought: it is drawn once that screen is awake, piece by piece, each when
 * the browser has nothing else to do, so that it holds up neither the first paint nor a press.
 */
export function Later({ outline, children }: Props) {
  const isHydrated = useHydrated();
  const [drawn, setDrawn] = useState(isHydrated ? Number.POSITIVE_INFINITY : 0);
  const pieces = Children.toArray(children);
  const isWhole = drawn >= pieces.length;
  useEffect(() => {
    if (!isWhole) return whenIdle(() => startTransition(() => setDrawn(drawn + 1)));
  }, [drawn, isWhole]);
  return (
    <>
      {isWhole ? pieces : pieces.slice(0, drawn)}
      {!isWhole && (
        <>
          <span hidden data-drawing />
          {outline}
        </>
      )}
    </>
  );
}

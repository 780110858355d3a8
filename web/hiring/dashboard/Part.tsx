import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';

type Props = { readonly title: string; readonly isWaiting?: boolean; readonly children: ReactNode };

/** One sheet of the dashboard, with a waiting flag of its own. */
export function Part({ title, isWaiting = false, children }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-4">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {isWaiting ? (
        <WaitingRegion className="grid gap-3">
          <Skeleton height="2.5rem" />
          <Skeleton height="2.5rem" />
        </WaitingRegion>
      ) : (
        children
      )}
    </Card>
  );
}

import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';

/** The shape of a test page while the test loads. */
export function PlayerWaiting() {
  return (
    <WaitingRegion className="frame-width grid max-w-5xl gap-6 py-8">
      <Skeleton height="min(45vw, 20rem)" />
      <Skeleton width="60%" height="2rem" />
      <Skeleton height="6rem" />
      <Skeleton height="3.5rem" />
      <Skeleton height="3.5rem" />
    </WaitingRegion>
  );
}

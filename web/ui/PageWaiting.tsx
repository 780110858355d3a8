import { Skeleton, WaitingRegion } from './Skeleton.tsx';

/** In place of a page whose head and first part are on their way. */
export function PageWaiting() {
  return (
    <WaitingRegion className="grid gap-6">
      <Skeleton width="min(80%, 26rem)" height="2.6rem" />
      <Skeleton width="min(100%, 36rem)" height="3.6rem" />
      <Skeleton height="16rem" />
    </WaitingRegion>
  );
}

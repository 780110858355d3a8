import { lazy, Suspense } from 'react';

const pictures: Readonly<Record<string, ReturnType<typeof lazy>>> = {
  'lantern-ferry': lazy(async () => ({ default: (await import('./story/lantern-ferry/Cover.tsx')).Cover })),
  'pattern-loom': lazy(async () => ({ default: (await import('./pattern-loom/Cover.tsx')).Cover })),
};

/** The picture on a test's card; it keeps its place while it is fetched. */
export function TestPicture({ test }: { test: string }) {
  const Picture = pictures[test];
  return (
    <div className="aspect-[16/9] overflow-hidden bg-indigo-deep [&>svg]:size-full" aria-hidden="true">
      <Suspense>{Picture && <Picture />}</Suspense>
    </div>
  );
}

import { type ComponentType, lazy, Suspense } from 'react';

/** An ornament: where it cannot be fetched, the page stands without it. */
const picture = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load().catch(() => () => null) }));
const pictures: Readonly<Record<string, ReturnType<typeof lazy>>> = {
  'lantern-ferry': picture(async () => (await import('./story/lantern-ferry/Cover.tsx')).Cover),
  'pattern-loom': picture(async () => (await import('./pattern-loom/Cover.tsx')).Cover),
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

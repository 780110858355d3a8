import { type ComponentType, lazy, Suspense } from 'react';
import { players } from '#web/players/tests.ts';

const Nothing = () => null;

/** An ornament: when it cannot be fetched, the page does without it. */
const covers: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(players).map(([slug, { cover }]) => [slug, lazy(async () => ({ default: await cover().catch(() => Nothing) }))]),
);

/** The picture on a test's card; it keeps its place while it is fetched. */
export function TestPicture({ test }: { test: string }) {
  const Picture = Object.hasOwn(covers, test) ? covers[test] : undefined;
  return (
    <div className="aspect-[16/9] overflow-hidden bg-indigo-deep [&>svg]:size-full" aria-hidden="true">
      <Suspense>{Picture && <Picture />}</Suspense>
    </div>
  );
}

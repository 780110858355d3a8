import { type ComponentType, lazy, Suspense } from 'react';
import { classes } from '#web/ui/classes.ts';
import { players } from './tests.ts';

const Nothing = () => null;

/** An ornament: when it cannot be fetched, the page does without it. */
const covers: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(players).map(([slug, { cover }]) => [slug, lazy(async () => ({ default: await cover().catch(() => Nothing) }))]),
);

/** The picture on a test's card; it keeps its place while it is fetched. `shape`: another than that of the drawing, which is then cut. */
export function TestPicture({ test, shape = 'aspect-[16/9]' }: { test: string; shape?: string }) {
  const Picture = Object.hasOwn(covers, test) ? covers[test] : undefined;
  return (
    <div className={classes('overflow-hidden bg-indigo-deep [&>svg]:size-full', shape)} aria-hidden="true">
      <Suspense>{Picture && <Picture />}</Suspense>
    </div>
  );
}

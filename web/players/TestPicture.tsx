import { type ComponentType, lazy, Suspense } from 'react';
import { classes } from '#web/ui/classes.ts';
import { useNearness } from '#web/ui/use-nearness.ts';
import { players } from './tests.ts';

const Nothing = () => null;

/** An ornament: when it cannot be fetched, the page does without it. */
const covers: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(players).map(([slug, { cover }]) => [slug, lazy(async () => ({ default: await cover().catch(() => Nothing) }))]),
);

type PictureProps = {
  readonly test: string;
  /** Another than that of the drawing, which is then cut. */
  readonly shape?: string;
};

const frame = (shape: string) => classes('overflow-hidden bg-indigo-deep [&>svg]:size-full', shape);
const OWN_SHAPE = 'aspect-[16/9]';

/** The picture on a test's card; it keeps its place while it is fetched. */
export function TestPicture({ test, shape = OWN_SHAPE }: PictureProps) {
  return (
    <div className={frame(shape)} aria-hidden="true">
      <Drawing test={test} />
    </div>
  );
}

/** One picture of a list: it is drawn as it comes near the screen, since twelve at once would hold a phone up for seconds. */
export function TestPictureInList({ test, shape = OWN_SHAPE }: PictureProps) {
  const [place, isNear] = useNearness<HTMLDivElement>();
  return (
    <div ref={place} className={frame(shape)} aria-hidden="true">
      {isNear && <Drawing test={test} />}
    </div>
  );
}

function Drawing({ test }: { readonly test: string }) {
  const Picture = Object.hasOwn(covers, test) ? covers[test] : undefined;
  return <Suspense>{Picture && <Picture />}</Suspense>;
}

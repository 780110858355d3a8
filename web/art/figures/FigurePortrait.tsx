import { type ComponentType, lazy, Suspense } from 'react';
import { HOUSES, type House } from '#content/mind/facets.ts';
import { Portrait } from './Portrait.tsx';
import type { Drawing } from './parts/tones.ts';
import { portraits } from './portraits.ts';

const Nothing = () => null;
/** An ornament beside the name: when it cannot be fetched, the page does without it. */
const drawings = Object.fromEntries(
  HOUSES.map((house): [House, ComponentType<Drawing>] => [
    house,
    lazy<ComponentType<Drawing>>(async () => ({ default: await portraits[house]().catch(() => Nothing) })),
  ]),
) as Record<House, ComponentType<Drawing>>;

/** The portrait of a figure; its place is kept while it is fetched. */
export function FigurePortrait({ house, title, description }: { house: House; title: string; description: string }) {
  return (
    <div className="figure-portrait overflow-hidden [&>svg]:size-full">
      <Suspense>
        <Portrait drawing={drawings[house]} title={title} description={description} />
      </Suspense>
    </div>
  );
}

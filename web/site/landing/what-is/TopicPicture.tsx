import { type ComponentType, lazy, Suspense } from 'react';
import { type Drawing, tonesIn } from '#web/art/figures/parts/tones.ts';
import { TOPIC_NAMES, TOPICS, type Topic } from './topics.ts';

const Nothing = () => null;
const drawn: Record<Topic, () => Promise<ComponentType<Drawing>>> = {
  why: async () => (await import('./drawings/WhyRiver.tsx')).WhyRiver,
  what: async () => (await import('./drawings/WhatPond.tsx')).WhatPond,
  how: async () => (await import('./drawings/HowBank.tsx')).HowBank,
};
/** Fetched when a card is opened. The words stand beside them: one that cannot be fetched leaves its place empty. */
const drawings = Object.fromEntries(
  TOPIC_NAMES.map((topic): [Topic, ComponentType<Drawing>] => [
    topic,
    lazy<ComponentType<Drawing>>(async () => ({ default: await drawn[topic]().catch(() => Nothing) })),
  ]),
) as Record<Topic, ComponentType<Drawing>>;

/** Every drawing is one long bank of a river; a slide shows its own stretch of it. */
const WIDTH = 1800;
const HEIGHT = 600;
const tones = tonesIn('system');

export function TopicPicture({ topic, slide }: { topic: Topic; slide?: number }) {
  const Drawn = drawings[topic];
  const width = slide === undefined ? WIDTH : WIDTH / TOPICS[topic].length;
  return (
    <div className="topic-picture">
      <Suspense>
        <svg
          viewBox={`${width * (slide ?? 0)} 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          focusable="false"
        >
          <Drawn tones={tones} />
        </svg>
      </Suspense>
    </div>
  );
}

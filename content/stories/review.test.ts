import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { reviewFigures } from './review.ts';

const stories = catalogue.flatMap(({ slug, test }) => (test.kind === 'story' ? [[slug, test] as const] : []));

test.each(stories)('%s: intercepts follow from the forecasts in its review, not from taste', (_slug, story) => {
  expect(reviewFigures(story).apart).toEqual([]);
});

/** Thought of fewer than 12 of 100 in the newest reading: to be made likelier before people rank them. No other one may join them. */
const STILL_RARE: Readonly<Record<string, readonly string[]>> = {
  'one-roof-two-fires': ['RF01 b'],
  'forty-first-sample': ['FS15 b'],
};

test.each(stories)('%s: no option led six of eight readers, and hardly any was thought of fewer than 12 of 100', (slug, story) => {
  const { leads, rare } = reviewFigures(story);
  expect({ leads, rare }).toEqual({ leads: [], rare: STILL_RARE[slug] ?? [] });
});

test.each(stories)('%s: what is keyed high is not what most people take', (_slug, story) => {
  const { heightStepped, heightTwoAxis } = reviewFigures(story);
  expect(Math.abs(heightStepped)).toBeLessThan(0.3);
  expect(Math.abs(heightTwoAxis)).toBeLessThan(0.3);
});

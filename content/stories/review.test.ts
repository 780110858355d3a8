import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { reviewFigures } from './review.ts';

const stories = catalogue.flatMap(({ slug, test }) => (test.kind === 'story' ? [[slug, test] as const] : []));

test.each(stories)('%s: intercepts follow from the forecasts in its review, not from taste', (_slug, story) => {
  expect(reviewFigures(story).apart).toEqual([]);
});

test.each(stories)('%s: no option led six of eight readers, and none was thought of fewer than 12 of 100', (_slug, story) => {
  const { leads, rare } = reviewFigures(story);
  expect({ leads, rare }).toEqual({ leads: [], rare: [] });
});

test.each(stories)('%s: what is keyed high is not what most people take', (_slug, story) => {
  const { heightStepped, heightTwoAxis } = reviewFigures(story);
  expect(Math.abs(heightStepped)).toBeLessThan(0.3);
  expect(Math.abs(heightTwoAxis)).toBeLessThan(0.3);
});

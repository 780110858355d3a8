import { describe, expect, test } from 'vitest';
import { seededRandom } from '#psychometrics';
import { LESSONS } from './lessons.ts';
import { FOILS, RECIPES, TARGETS } from './recipes.ts';
import { PLACES } from './script.ts';
import { makeStream, rolesOf, type StreamRequest } from './stream.ts';

const requestOf = (recipe: { back: number; lures: number }, seed: number): StreamRequest => ({
  back: recipe.back,
  lures: recipe.lures,
  targets: TARGETS,
  foils: FOILS,
  seed,
});

/** Foils that open where a flower did one step sooner or later than the one asked for. */
const luresIn = (places: readonly number[], back: number): number =>
  rolesOf(places, back).filter((role, index) => {
    const isNear = [back - 1, back + 1].some((lag) => lag > 0 && index >= lag && places[index - lag] === places[index]);
    return role === 'foil' && isNear;
  }).length;

describe('The flowers of a block', () => {
  test.each(RECIPES.map((recipe) => [recipe.id, recipe] as const))('are what the recipe asks for: %s', (_, recipe) => {
    for (let seed = 0; seed < 100; seed += 1) {
      const places = makeStream(requestOf(recipe, seed));
      const roles = rolesOf(places, recipe.back);
      const count = (role: string) => roles.filter((one) => one === role).length;
      expect([count('lead'), count('target'), count('foil')]).toEqual([recipe.back, TARGETS, FOILS]);
      expect(luresIn(places, recipe.back)).toBe(recipe.lures);
      expect(places.every((place) => Number.isInteger(place) && place >= 0 && place < PLACES)).toBe(true);
      expect(
        roles
          .slice(recipe.back)
          .join()
          .match(/(target|foil)(,\1){4}/),
      ).toBeNull();
    }
  });

  test('are the same from the same seed, and others from another', () => {
    const request = requestOf(RECIPES[5]!, 12);
    expect(makeStream(request)).toEqual(makeStream(request));
    expect(makeStream(request)).not.toEqual(makeStream({ ...request, seed: 13 }));
  });

  test('of the practice are as many of either kind, too', () => {
    for (const { stepMs: _, ...lesson } of LESSONS) {
      const roles = rolesOf(makeStream({ ...lesson, seed: 3 }), lesson.back);
      expect(roles.filter((role) => role === 'target')).toHaveLength(lesson.targets);
      expect(roles.filter((role) => role === 'foil')).toHaveLength(lesson.foils);
    }
  });
});

describe('Rules of thumb over 10,000 streams, for somebody who remembers nothing', () => {
  const random = seededRandom(8);
  const streams = Array.from({ length: 10_000 }, (_, index) => {
    const recipe = RECIPES[index % RECIPES.length]!;
    const places = makeStream(requestOf(recipe, 31 * index + 5));
    return { places, back: recipe.back, roles: rolesOf(places, recipe.back) };
  });
  const asked = streams.flatMap(({ places, back, roles }) =>
    roles
      .slice(back)
      .map((role, at) => ({ isTarget: role === 'target', at, place: places[at + back]!, back, previous: places[at + back - 1]! })),
  );
  type Asked = (typeof asked)[number];
  const rightShare = (rule: (step: Asked) => boolean, over: readonly Asked[] = asked) =>
    over.filter((step) => rule(step) === step.isTarget).length / over.length;
  /** Four standard errors of a share of one half. */
  const limit = (count: number) => 4 * Math.sqrt(0.25 / count);

  test.each<[string, (step: Asked) => boolean]>([
    ['always the same answer', () => true],
    ['one answer, then the other', ({ at }) => at % 2 === 0],
    ['two of one, two of the other', ({ at }) => at % 4 < 2],
    ['late in the block', ({ at }) => at >= 12],
    ['by chance', () => random() < 0.5],
    ['the far row', ({ place }) => place < 3],
    ['the corners', ({ place }) => [0, 2, 5, 7].includes(place)],
    ['the left side', ({ place }) => [0, 3, 5].includes(place)],
  ])('%s', (_, rule) => {
    expect(Math.abs(rightShare(rule) - 0.5)).toBeLessThan(limit(asked.length));
  });

  test('no place and no step has more of either answer', () => {
    for (let place = 0; place < PLACES; place += 1) {
      const here = asked.filter((step) => step.place === place);
      expect(Math.abs(rightShare(() => true, here) - 0.5), `place ${place}`).toBeLessThan(limit(here.length));
    }
    for (let at = 0; at < TARGETS + FOILS; at += 1) {
      const here = asked.filter((step) => step.at === at);
      expect(Math.abs(rightShare(() => true, here) - 0.5), `step ${at}`).toBeLessThan(limit(here.length));
    }
  });

  test('how far a flower is from the one before says nothing but that a lure may open where it just closed', () => {
    const onward = asked.filter(({ back, place, previous }) => back > 1 && place !== previous);
    for (let distance = 1; distance < PLACES; distance += 1) {
      const here = onward.filter(({ place, previous }) => (place - previous + PLACES) % PLACES === distance);
      const all = onward.filter(({ isTarget }) => isTarget).length / onward.length;
      expect(Math.abs(rightShare(() => true, here) - all), `distance ${distance}`).toBeLessThan(limit(here.length));
    }
  });

  test('a sense of having seen a place lately is worth less than the highest class, since lures are as familiar', () => {
    const familiar = streams.flatMap(({ places, back, roles }) =>
      roles.flatMap((role, at) =>
        role === 'lead' || back === 1 ? [] : [{ role, isFamiliar: places.slice(Math.max(0, at - back - 1), at).includes(places[at]!) }],
      ),
    );
    const shareOf = (role: string) => {
      const here = familiar.filter((step) => step.role === role);
      return here.filter(({ isFamiliar }) => isFamiliar).length / here.length;
    };
    expect(shareOf('target')).toBe(1);
    expect(shareOf('foil')).toBeGreaterThan(0.4);
  });

  test('a rule that knew the roles would be found out, so these attempts do bite', () => {
    expect(rightShare(({ isTarget }) => isTarget)).toBe(1);
  });
});

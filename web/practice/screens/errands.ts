import { chanceFrom, shuffle } from './draw.ts';

/**
 * A round of errands: each takes some minutes, may be done only between two hours, and lies somewhere on a small map. All rules are in sight, so
 * whether an order works is seen by anybody who adds up; nothing is hidden here.
 */
export type Errand = {
  readonly id: number;
  /** A place on the map, 0 to 100 both ways. */
  readonly x: number;
  readonly y: number;
  readonly minutes: number;
  /** Minutes after nine in the morning. */
  readonly opens: number;
  readonly closes: number;
};
export type Visit = {
  readonly id: number;
  readonly arrives: number;
  readonly begins: number;
  readonly ends: number;
  readonly isLate: boolean;
};
export type Round = { readonly visits: readonly Visit[]; readonly ends: number; readonly isGood: boolean };

const HOME = { x: 50, y: 50 };
/** Minutes for 100 of the map. */
const CROSSING_MINUTES = 30;
const WINDOW_SLACK = [60, 50, 45, 40, 35, 30, 25, 20, 15] as const;

const walk = (from: { x: number; y: number }, to: { x: number; y: number }): number =>
  Math.max(2, Math.round((Math.hypot(from.x - to.x, from.y - to.y) / 100) * CROSSING_MINUTES));

/** What becomes of a round in this order: one waits where it is still closed. */
export function goRound(errands: readonly Errand[], order: readonly number[]): Round {
  let at: { x: number; y: number } = HOME;
  let now = 0;
  const visits = order.map((id): Visit => {
    const errand = errands.find((one) => one.id === id)!;
    const arrives = now + walk(at, errand);
    const begins = Math.max(arrives, errand.opens);
    at = errand;
    now = begins + errand.minutes;
    return { id, arrives, begins, ends: now, isLate: begins > errand.closes };
  });
  const ends = now + walk(at, HOME);
  return { visits, ends, isGood: visits.every(({ isLate }) => !isLate) };
}

const countAt = (step: number): number => Math.min(7, 3 + Math.ceil(step / 2));

/** The hours are laid around one order that works, so there is always one. */
export function drawErrands(step: number, seed: number): Errand[] {
  const random = chanceFrom(seed);
  const slack = WINDOW_SLACK[step - 1]!;
  const places = spread(countAt(step), random);
  let at: { x: number; y: number } = HOME;
  let now = 0;
  const errands = places.map((place, id): Errand => {
    const minutes = 5 + 5 * Math.floor(4 * random());
    const begins = now + walk(at, place);
    at = place;
    now = begins + minutes;
    const opens = random() < 0.5 ? 0 : Math.max(0, Math.floor((begins - slack * random()) / 5) * 5);
    const closes = Math.ceil((begins + slack * (0.3 + random())) / 5) * 5;
    return { id, ...place, minutes, opens: Math.min(opens, begins), closes };
  });
  return shuffle(errands, random);
}

/** Apart from one another, so that each has its own place on the map. */
function spread(count: number, random: () => number): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = [];
  for (let tries = 0; places.length < count; tries += 1) {
    const place = { x: Math.round(10 + 80 * random()), y: Math.round(12 + 76 * random()) };
    const apart = Math.min(...[HOME, ...places].map((other) => Math.hypot(place.x - other.x, place.y - other.y)));
    if (apart > 18 || tries > 200) places.push(place);
  }
  return places;
}

/** The shortest of all orders that work: at most 7! = 5,040 of them. */
export function shortestRound(errands: readonly Errand[]): number {
  const ids = errands.map(({ id }) => id);
  let best = Number.POSITIVE_INFINITY;
  const tryAll = (order: readonly number[], left: readonly number[]) => {
    if (left.length === 0) {
      const { isGood, ends } = goRound(errands, order);
      if (isGood) best = Math.min(best, ends);
      return;
    }
    for (const id of left) {
      tryAll(
        [...order, id],
        left.filter((one) => one !== id),
      );
    }
  };
  tryAll([], ids);
  return best;
}

/** 1 for a round that is as short as can be; what is longer loses by how much, down to a half; what comes too late counts as nothing. */
export function shareOfRound(errands: readonly Errand[], order: readonly number[]): number {
  const { isGood, ends } = goRound(errands, order);
  return isGood ? Math.max(0.5, 1 - (ends - shortestRound(errands)) / 60) : 0;
}

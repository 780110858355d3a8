import { type Random, seededRandom } from '#psychometrics';
import { PLACES } from './script.ts';

/** What a step asks. `lead`: nothing yet, as nothing lies so far back. */
export type Role = 'lead' | 'target' | 'foil';

/** The roles of flowers follow from where they opened: nothing else need be kept. */
export const rolesOf = (places: readonly number[], back: number): Role[] =>
  places.map((place, index) => (index < back ? 'lead' : place === places[index - back] ? 'target' : 'foil'));

export type StreamRequest = {
  readonly back: number;
  readonly targets: number;
  readonly foils: number;
  readonly lures: number;
  readonly seed: number;
};

/** Longer runs of one answer look like a rule of their own. */
const MAX_RUN = 4;
/** One drawing in two will do, or better. */
const MAX_DRAWINGS = 2_000;

/**
 * Where the flowers of a block open, one after the other: the same seed gives the same stream on every server. Targets and foils are drawn alike,
 * so no answer is likelier at any step or place. A lure is a foil that opens where one did a step sooner or later than the one asked for.
 */
export function makeStream(request: StreamRequest): number[] {
  const random = seededRandom(request.seed);
  for (let drawing = 0; drawing < MAX_DRAWINGS; drawing += 1) {
    const places = drawPlaces(request, random);
    if (places) return places;
  }
  throw new Error(`No stream of ${request.back} back with ${request.lures} lures from seed ${request.seed}`);
}

type Drawn = Role | 'lure';

const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)]!;

function shuffle<T>(from: readonly T[], random: Random): T[] {
  return from
    .map((value) => ({ value, lot: random() }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ value }) => value);
}

/** Null where a lure has no place to open at: then everything is drawn anew, so that no step is treated apart. */
function drawPlaces({ back, targets, foils, lures }: StreamRequest, random: Random): number[] | null {
  const asked = shuffle<Role>([...Array<Role>(targets).fill('target'), ...Array<Role>(foils).fill('foil')], random);
  if (longestRun(asked) > MAX_RUN) return null;
  // One back, what opened a step further away is another place only where the step before was a foil too.
  const mayLure = asked.flatMap((role, index) => (role === 'foil' && (back > 1 || asked[index - 1] === 'foil') ? [index] : []));
  if (mayLure.length < lures) return null;
  const lured = new Set(shuffle(mayLure, random).slice(0, lures));
  const drawn: Drawn[] = [...Array<Drawn>(back).fill('lead'), ...asked.map((role, index) => (lured.has(index) ? 'lure' : role))];
  const places: number[] = [];
  for (const role of drawn) {
    const place = drawPlace(role, places, back, random);
    if (place === undefined) return null;
    places.push(place);
  }
  return places;
}

function drawPlace(role: Drawn, places: readonly number[], back: number, random: Random): number | undefined {
  const ago = (steps: number): number | undefined => (steps >= 1 ? places[places.length - steps] : undefined);
  if (role === 'target') return ago(back);
  const near = [ago(back - 1), ago(back + 1)].filter((place) => place !== undefined && place !== ago(back)) as number[];
  if (role === 'lure') return near.length > 0 ? pick(near, random) : undefined;
  // A plain foil is no lure, and does not open where a flower has just closed: that would be seen without remembering.
  const taken = role === 'lead' ? places : [ago(back), ago(1), ...near];
  const free = Array.from({ length: PLACES }, (_, place) => place).filter((place) => !taken.includes(place));
  return pick(free, random);
}

function longestRun(roles: readonly Role[]): number {
  let longest = 0;
  let run = 0;
  roles.forEach((role, index) => {
    run = index > 0 && role === roles[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

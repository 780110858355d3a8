import { drawNormal, type Random } from '#psychometrics';
import { type Load, silverOf, TAKES } from './loads.ts';
import { BASKETS, LOAD_WORTH, MOVES, type Offer, type Take } from './script.ts';

/**
 * How simulated people bargain: by rules of which those with more of the facet follow the better ones more closely. Nothing is used that a player
 * does not see: own worth, and the offers so far.
 * - They take the trader to want what they want themselves (the fixed pie of Thompson and Hastie 1990, Organizational Behavior and Human
 *   Decision Processes 47, 98-123), or learn from what the trader gives first and most.
 * - They aim high or low, and come down slowly or quickly (aspirations: Pruitt 1981, Negotiation Behavior).
 * - They weigh all divisions, or take the next best that comes to mind.
 */
type Style = {
  /** Share of what was learnt, against the own worth, in what the trader is thought to want. */
  readonly insight: number;
  /** How near to what both could have, 0 to 1: what is first asked for, and what is taken in the end. */
  readonly aim: number;
  readonly floor: number;
  /** How far the last word keeps to what is offered, and a step is taken where nothing moves. */
  readonly realism: number;
  /** Spread of what comes to mind, in shares of the load. */
  readonly haste: number;
};

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));
const between = (low: number, high: number, share: number): number => low + (high - low) * share;

/** How steeply skill rises with the facet, and how much a person differs from move to move, in units of the facet: as it takes for the design reliability. */
const STEEPNESS = 2;
const UNEVENNESS = 0.95;

function styleOf(ability: number, random: Random): Style {
  const skill = (): number => logistic(STEEPNESS * (ability + UNEVENNESS * drawNormal(random)));
  return {
    insight: skill(),
    aim: skill(),
    floor: skill(),
    realism: skill(),
    haste: between(0.3, 0.03, skill()),
  };
}

/** What each kind seems to be worth to the trader: cheap is what the trader gives, dear what is held. */
function seemingWorth({ worth }: Load, offers: readonly Offer[], insight: number): number[] {
  const theirs = offers.filter(({ by }) => by === 'trader');
  const learnt = worth.map((_, kind) => 1 / (0.6 + theirs.reduce((sum, { take }) => sum + take[kind]!, 0)));
  const ownTotal = worth.reduce((sum, one) => sum + one, 0);
  const learntTotal = learnt.reduce((sum, one) => sum + one, 0);
  return worth.map((own, kind) => (1 - insight) * (own / ownTotal) + insight * (learnt[kind]! / learntTotal));
}

/** Own share in the division with the largest product of both shares, as the trader's worth seems to be: fair to both, and no waste. */
function seemingBestShare(load: Load, theirs: readonly number[]): number {
  let most = 0;
  let share = 0;
  for (const take of TAKES) {
    const own = silverOf(load, take) / LOAD_WORTH;
    const product = own * shareLeft(theirs, take);
    if (product > most) [most, share] = [product, own];
  }
  return share;
}

const shareLeft = (theirs: readonly number[], take: Take): number =>
  1 - theirs.reduce((sum, worth, kind) => sum + (worth * take[kind]!) / BASKETS, 0);

/** Share of the load by which the most realistic come closer where the trader does not move; so little silver is no move. */
const STALL_STEP = 0.1;
const STILL_SILVER = 3;

function isStalled(load: Load, offers: readonly Offer[]): boolean {
  const [before, last] = offers.filter(({ by }) => by === 'trader').slice(-2);
  return last !== undefined && silverOf(load, last.take) - silverOf(load, before!.take) < STILL_SILVER;
}

/** The next offer of somebody with so much of the facet; null takes what lies on the table. */
export function drawMove(load: Load, offers: readonly Offer[], movesLeft: number, ability: number, random: Random): Take | null {
  const style = styleOf(ability, random);
  const theirs = seemingWorth(load, offers, style.insight);
  const fair = seemingBestShare(load, theirs);
  const aim = between(0.5, fair + 0.16, style.aim);
  const floor = between(0.2, fair - 0.06, style.floor);
  const move = MOVES - movesLeft;
  const onTable = silverOf(load, offers.at(-1)!.take) / LOAD_WORTH;
  // who sees that the trader does not move comes closer
  const stall = isStalled(load, offers) ? STALL_STEP * style.realism : 0;
  const wished = between(aim, Math.min(aim, floor + 0.04), move / (MOVES - 1)) - stall;
  // the last word is a little more than what is offered, or a dream
  const asked = movesLeft === 1 ? between(wished, Math.min(wished, onTable + 0.08), style.realism) : wished;
  if (onTable >= (movesLeft === 1 ? asked - 0.03 : between(asked, floor, 0.35))) return null;
  let best = TAKES[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const take of TAKES) {
    const short = Math.max(0, asked - silverOf(load, take) / LOAD_WORTH);
    const appeal = shareLeft(theirs, take) - 4 * short + style.haste * drawNormal(random);
    if (appeal > most) [best, most] = [take, appeal];
  }
  return best;
}

import type { SimulatedPerson } from '../../simulated-person.ts';
import { drawMove } from './bargain-policy.ts';
import { BARGAINING, SHARING } from './key.ts';
import { drawShare } from './pot-policy.ts';
import { BASKETS, type MarketAnswer, PURSE, type Take } from './script.ts';
import type { Trial } from './sitting.ts';

/** Bargains and gives as somebody with this theta: by rules, not by the curve of an item. Practice is understood by everybody. */
export function simulate(trial: Trial, { theta, random }: SimulatedPerson): MarketAnswer {
  if (trial.kind === 'bargain') {
    const { standing, source, own } = trial;
    const move = trial.practice ? TRADED : drawMove(source.stall.load, standing.offers, standing.movesLeft, theta[BARGAINING]!, random);
    return { kind: 'bargain', offers: [...own, move] };
  }
  const { rounds, own } = trial;
  const practised = rounds.at(-1)?.others.some((share) => share > 0) ? PURSE : 0;
  return { kind: 'pot', shares: [...own, trial.practice ? practised : drawShare(rounds, theta[SHARING]!, random)] };
}

/** Leaves the trader of the practice what that trader holds on to. */
const TRADED: Take = [BASKETS, 2, 0];

import type { PlayedAnswer } from '../../answers.ts';
import type { Counts } from '../game.ts';
import { type Station, stationsOf } from './course.ts';
import { gainOf } from './gain.ts';
import { roundsOf } from './pot.ts';
import type { MarketAnswer } from './script.ts';
import { dealOf } from './sitting.ts';

type Answered = { readonly station: Station; readonly answer: MarketAnswer; readonly responseTimeMs: number };

/** The stations that were played to their end, with the answer that tells all that was done there. */
export function answeredStations(played: readonly PlayedAnswer<MarketAnswer>[], seed: number): Answered[] {
  const stations = stationsOf(seed);
  return played
    .filter(({ item }) => item !== null)
    .map(({ answer, responseTimeMs }, index) => ({ station: stations[index]!, answer, responseTimeMs }));
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const percent = (values: readonly number[]): number => (values.length === 0 ? 0 : Math.round((100 * sumOf(values)) / values.length));

/**
 * What the player did. `own`: silver from bargains, in percent of the most that the traders would have left; `joint`: the same of the product of
 * both sides' silver. A bargain without a deal counts as 0.
 */
export function countsOf(played: readonly PlayedAnswer<MarketAnswer>[], seed: number): Counts {
  const answered = answeredStations(played, seed);
  const bargains = answered.flatMap(({ station, answer }) => {
    if (station.kind !== 'bargain' || answer.kind !== 'bargain') return [];
    const deal = dealOf(station, answer.offers);
    return [{ isAgreed: deal !== null, ...gainOf(station.stall, deal) }];
  });
  const rounds = answered.flatMap(({ station, answer }) =>
    station.kind === 'pot' && answer.kind === 'pot' ? roundsOf(station.pot, answer.shares) : [],
  );
  return {
    bargains: bargains.length,
    agreed: bargains.filter(({ isAgreed }) => isAgreed).length,
    own: percent(bargains.map(({ own }) => own)),
    joint: percent(bargains.map(({ joint }) => joint)),
    pots: answered.length - bargains.length,
    putIn: sumOf(rounds.map(({ share }) => share)),
    back: Math.round(sumOf(rounds.map(({ back }) => back))),
  };
}

import type { PlayedAnswer } from '../../answers.ts';
import type { Setting } from '../game.ts';
import { bargainAfter, type Standing } from './bargain.ts';
import { looksOf, type Station, stationsOf } from './course.ts';
import { silverOf } from './loads.ts';
import { roundsOf } from './pot.ts';
import { type BargainLesson, LESSONS, lessonLooks, type PotLesson } from './practice.ts';
import { type MarketAnswer, MOVES, type Outcome, type Round, type Take } from './script.ts';

/** The rule of a sitting: a pure function of what was answered and of the seed. Practice, then the stations of the course in turn. */

type Played = readonly PlayedAnswer<MarketAnswer>[];
type BargainStation = Extract<Station, { kind: 'bargain' }>;
type PotStation = Extract<Station, { kind: 'pot' }>;
type OpenBargain = Extract<Standing, { isOver: false }>;

/** A trial to play, its key included. `own` is what the player has done in this bargain or pot so far. */
export type Trial = {
  readonly id: string;
  readonly number: number;
  readonly total: number;
  readonly isPartStart: boolean;
  readonly retry: boolean;
  /** Of the sitting. */
  readonly share: number;
  readonly before: Outcome | null;
  readonly looks: readonly number[];
} & (
  | {
      readonly kind: 'bargain';
      readonly practice: boolean;
      readonly source: BargainStation | BargainLesson;
      readonly standing: OpenBargain;
      readonly own: readonly Take[];
    }
  | {
      readonly kind: 'pot';
      readonly practice: boolean;
      readonly source: PotStation | PotLesson;
      readonly rounds: readonly Round[];
      readonly own: readonly number[];
    }
);

/** What an answer on the way to the end of a bargain or pot comes to; it is not scored by itself. */
export const GOES_ON = 'goes-on';

const MAX_TRIES = 2;

/** Counts of each kind in a course. */
const totalOf = (stations: readonly Station[], kind: Station['kind']): number => stations.filter((station) => station.kind === kind).length;

export function nextTrial(played: Played, { seed }: Setting): Trial | null {
  const practice = practiceAfter(played, seed);
  if (practice) return practice;
  const stations = stationsOf(seed);
  const done = played.filter(({ item }) => item !== null);
  const station = stations[done.length];
  if (!station) return null;
  const last = played.at(-1)!;
  const going = last.option === GOES_ON ? last.answer : null;
  const { number, isPartStart } = station;
  const common = {
    looks: station.looks,
    number,
    total: totalOf(stations, station.kind),
    retry: false,
    practice: false,
    share: done.length / stations.length,
    isPartStart: isPartStart && done.length > 0 && going === null,
    before: going === null && done.length > 0 ? outcomeOf(stations[done.length - 1]!, done.at(-1)!.answer) : null,
  };
  if (station.kind === 'bargain') {
    const own = going?.kind === 'bargain' ? (going.offers as readonly Take[]) : [];
    const standing = bargainAfter(station.stall, own) as OpenBargain; // a bargain that is over has been scored
    return { ...common, kind: 'bargain', id: `bargain-${number}-${own.length + 1}`, source: station, standing, own };
  }
  const own = going?.kind === 'pot' ? going.shares : [];
  return { ...common, kind: 'pot', id: `pot-${number}-${own.length + 1}`, source: station, rounds: roundsOf(station.pot, own), own };
}

function practiceAfter(played: Played, seed: number): Trial | null {
  let lesson = 0;
  let tries = 0;
  for (const { option } of played.slice(0, MAX_TRIES * LESSONS.length)) {
    if (lesson >= LESSONS.length) break;
    tries += 1;
    if (option === 'right' || tries >= MAX_TRIES) [lesson, tries] = [lesson + 1, 0];
  }
  const source = LESSONS[lesson];
  if (!source) return null;
  const common = {
    id: `practice-${lesson + 1}${tries > 0 ? '-again' : ''}`,
    looks: lessonLooks(lesson, looksOf(seed)),
    ...{ number: lesson + 1, total: LESSONS.length, practice: true, retry: tries > 0, isPartStart: false, share: 0, before: null },
  };
  if (source.kind === 'pot') return { ...common, kind: 'pot', source, rounds: roundsOf(source.pot, source.shares), own: source.shares };
  const offers = source.offers.map((take) => ({ by: 'trader', take }) as const);
  const standing = { isOver: false, offers, onTable: source.offers.at(-1)!, movesLeft: MOVES - source.offers.length + 1 } as const;
  return { ...common, kind: 'bargain', source, standing, own: [] };
}

function outcomeOf(station: Station, answer: MarketAnswer): Outcome {
  if (station.kind === 'pot')
    return { kind: 'pot', looks: station.looks, rounds: answer.kind === 'pot' ? roundsOf(station.pot, answer.shares) : [] };
  const take = answer.kind === 'bargain' ? dealOf(station, answer.offers) : null;
  const { load } = station.stall;
  return { kind: 'bargain', looks: station.looks, goods: load.goods, take, silver: take ? silverOf(load, take) : 0 };
}

/** What was agreed at a stall; null where nothing was. */
export function dealOf({ stall }: BargainStation, offers: readonly (Take | null)[]): Take | null {
  const standing = bargainAfter(stall, offers);
  return standing.isOver ? standing.deal : null;
}

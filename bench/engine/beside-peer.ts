import {
  chooseByInformation,
  drawNormal,
  estimateAbility,
  fromDifficulty,
  type LogisticItem,
  type Random,
  seededRandom,
} from '#psychometrics';
import { timeSideBySide } from './clock.ts';
import type { Peer, PeerStimulus } from './load-peer.ts';

/** Rates are calls per second; errors the largest distance from the exact value over the people of the case. */
export type Comparison = {
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
  readonly ourError?: number;
  readonly peerError?: number;
  readonly targetRatio?: number;
};

const PEOPLE = 100;

type Bank = { readonly items: readonly LogisticItem[]; readonly stimuli: readonly PeerStimulus[] };

function makeBank(count: number, random: Random): Bank {
  const parameters = Array.from({ length: count }, () => ({ a: 0.6 + 1.6 * random(), b: drawNormal(random) }));
  return {
    items: parameters.map(({ a, b }) => fromDifficulty['2pl'](a, b)),
    stimuli: parameters.map(({ a, b }, place) => ({ a, b, c: 0, d: 1, place })),
  };
}

const answer = (item: LogisticItem, theta: number, random: Random): 0 | 1 =>
  random() < 1 / (1 + Math.exp(-item.slope * theta - item.intercept)) ? 1 : 0;

/** Answers of people whose score is neither lowest nor highest, where maximum likelihood exists for both. */
function makePeople(items: readonly LogisticItem[], random: Random): (0 | 1)[][] {
  const people: (0 | 1)[][] = [];
  while (people.length < PEOPLE) {
    const theta = drawNormal(random);
    const answers = items.map((item) => answer(item, theta, random));
    const right = answers.reduce<number>((sum, value) => sum + value, 0);
    if (right > 0 && right < items.length) people.push(answers);
  }
  return people;
}

export function compareWithPeer({ Cat }: Peer): Comparison[] {
  const random = seededRandom(20_240_601);
  const results: Comparison[] = [];
  const add = (name: string, ours: number, peer: number, more: Partial<Comparison> = {}) =>
    results.push({ name, ours: 1000 / ours, peer: 1000 / peer, ratio: peer / ours, ...more });

  for (const count of [30, 120]) {
    const { items, stimuli } = makeBank(count, random);
    const people = makePeople(items, random);
    for (const [name, method, theirs, exact] of [
      ['EAP', 'eap', 'EAP', exactEap],
      ['ML', 'ml', 'MLE', exactMl],
    ] as const) {
      const ours = (turn: number) => estimateAbility({ method, items, responses: people[turn % PEOPLE]! }).theta!;
      const peer = (turn: number) => {
        const cat = new Cat({ method: theirs, itemSelect: 'MFI' });
        cat.updateAbilityEstimate(stimuli, people[turn % PEOPLE]!);
        return cat.theta;
      };
      let ourError = 0;
      let peerError = 0;
      for (let person = 0; person < PEOPLE; person++) {
        const truth = exact(items, people[person]!);
        ourError = Math.max(ourError, Math.abs(ours(person) - truth));
        peerError = Math.max(peerError, Math.abs(peer(person) - truth));
      }
      const times = timeSideBySide(ours, peer, { first: 2000, second: count === 30 ? 60 : 20 });
      add(`${name} of ${count} 2PL items`, times.first, times.second, { ourError, peerError, targetRatio: 100 });
    }
  }

  for (const count of [500, 5000]) {
    const { items, stimuli } = makeBank(count, random);
    const thetas = Array.from({ length: PEOPLE }, () => drawNormal(random));
    const cats = thetas.map((theta) => new Cat({ method: 'EAP', itemSelect: 'MFI', theta }));
    const ours = (turn: number) => chooseByInformation({ items, theta: thetas[turn % PEOPLE]! })!.index;
    for (const isCopying of [true, false]) {
      const peer = (turn: number) => cats[turn % PEOPLE]!.findNextItem(stimuli, 'MFI', isCopying).nextStimulus.place;
      for (let person = 0; person < (count === 500 ? PEOPLE : 10); person++) {
        if (ours(person) !== peer(person)) throw new Error(`The next of ${count} items differs for person ${person}.`);
      }
      const times = timeSideBySide(ours, peer, { first: count === 500 ? 2000 : 200, second: count === 500 ? 40 : 4 });
      add(`next item of ${count}${isCopying ? '' : ', its deep copy switched off'}`, times.first, times.second);
    }
  }

  results.push(compareSessions(Cat, random));
  return results;
}

const SESSION_LENGTH = 30;

/** Thirty items from 500, each the most informative at the EAP so far: what either engine does between two answers. */
function compareSessions(Cat: Peer['Cat'], random: Random): Comparison {
  const { items, stimuli } = makeBank(500, random);
  const thetas = Array.from({ length: PEOPLE }, () => drawNormal(random));
  // One uniform number per person and item decides the answer, so that both engines meet the same person.
  const luck = thetas.map(() => items.map(() => random()));
  const reply = (person: number, place: number): 0 | 1 =>
    luck[person]![place]! < 1 / (1 + Math.exp(-items[place]!.slope * thetas[person]! - items[place]!.intercept)) ? 1 : 0;

  const ours = (turn: number) => {
    const person = turn % PEOPLE;
    const asked: LogisticItem[] = [];
    const answers: (0 | 1)[] = [];
    const isAsked = new Uint8Array(items.length);
    let theta = 0;
    while (asked.length < SESSION_LENGTH) {
      const { index } = chooseByInformation({ items, theta, isAllowed: (candidate) => isAsked[candidate] === 0 })!;
      isAsked[index] = 1;
      asked.push(items[index]!);
      answers.push(reply(person, index));
      theta = estimateAbility({ method: 'eap', items: asked, responses: answers }).theta!;
    }
    return { theta, asked, answers };
  };
  const peer = (turn: number) => {
    const person = turn % PEOPLE;
    const cat = new Cat({ method: 'EAP', itemSelect: 'MFI', theta: 0 });
    const asked: LogisticItem[] = [];
    const answers: (0 | 1)[] = [];
    let remaining: readonly PeerStimulus[] = stimuli;
    while (asked.length < SESSION_LENGTH) {
      const { nextStimulus, remainingStimuli } = cat.findNextItem(remaining);
      remaining = remainingStimuli;
      const right = reply(person, nextStimulus.place);
      asked.push(items[nextStimulus.place]!);
      answers.push(right);
      cat.updateAbilityEstimate(nextStimulus, right);
    }
    return { theta: cat.theta, asked, answers };
  };
  let ourError = 0;
  let peerError = 0;
  for (let person = 0; person < 20; person++) {
    const mine = ours(person);
    const theirs = peer(person);
    ourError = Math.max(ourError, Math.abs(mine.theta - exactEap(mine.asked, mine.answers)));
    peerError = Math.max(peerError, Math.abs(theirs.theta - exactEap(theirs.asked, theirs.answers)));
  }
  const times = timeSideBySide(ours, peer, { first: 100, second: 4 });
  return {
    name: `session of ${SESSION_LENGTH} from 500`,
    ours: 1000 / times.first,
    peer: 1000 / times.second,
    ratio: times.second / times.first,
    ourError,
    peerError,
    targetRatio: 100,
  };
}

/** Posterior mean on 16,001 points from -8 to 8, by its definition. */
function exactEap(items: readonly LogisticItem[], answers: readonly number[]): number {
  const points = Array.from({ length: 16_001 }, (_, i) => -8 + i * 0.001);
  const logs = points.map((theta) => {
    let log = -0.5 * theta * theta;
    for (let i = 0; i < items.length; i++) {
      const logit = items[i]!.slope * theta + items[i]!.intercept;
      log -= Math.log1p(Math.exp(answers[i] === 1 ? -logit : logit));
    }
    return log;
  });
  const largest = logs.reduce((a, b) => Math.max(a, b));
  let mass = 0;
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const weight = Math.exp(logs[i]! - largest);
    mass += weight;
    sum += weight * points[i]!;
  }
  return sum / mass;
}

/** The root of sum a (u - P), by halving alone. */
function exactMl(items: readonly LogisticItem[], answers: readonly number[]): number {
  let low = -40;
  let high = 40;
  for (let i = 0; i < 80; i++) {
    const theta = 0.5 * (low + high);
    let score = 0;
    for (let k = 0; k < items.length; k++) {
      const { slope, intercept } = items[k]!;
      score += slope * (answers[k]! - 1 / (1 + Math.exp(-slope * theta - intercept)));
    }
    if (score > 0) low = theta;
    else high = theta;
  }
  return 0.5 * (low + high);
}

import { createHash } from 'node:crypto';
import type { NarrativeFacts } from '../facts.ts';

/** Picks one of several ways to say a thing; the same facts pick the same ways. */
export type Choose = <Way>(ways: readonly Way[]) => Way;

export function makeChooser(facts: NarrativeFacts): Choose {
  const numbers = facts.houses.map(({ strength, standardError }) => [strength?.toFixed(2), standardError?.toFixed(2)]);
  const seed = JSON.stringify([facts.kind, facts.language, facts.isComplete, facts.ranking, numbers]);
  let turn = 0;
  return (ways) => {
    const draw = createHash('sha256').update(`${turn++}:${seed}`).digest().readUInt32BE(0);
    const way = ways[draw % ways.length];
    if (way === undefined) throw new RangeError('There is no way to say this.');
    return way;
  };
}

import type { PlayedAnswer } from '../../answers.ts';
import type { Counts } from '../game.ts';
import type { Kind } from './bridges.ts';
import { bridgeOfItem } from './key.ts';

/** Scored bridges: how many, how many of them were built, in which way, and of which kind. */
export function countsOf(played: readonly Pick<PlayedAnswer, 'item' | 'option'>[]): Counts {
  const scored = played.flatMap(({ item, option }) => (item === null ? [] : [{ kind: bridgeOfItem.get(item)!.kind, option }]));
  const built = scored.filter(({ option }) => option !== 'missed');
  const ofKind = (from: typeof scored, kind: Kind) => from.filter((one) => one.kind === kind).length;
  return {
    bridges: scored.length,
    built: built.length,
    typed: built.filter(({ option }) => option === 'typed').length,
    chosen: built.filter(({ option }) => option === 'chosen').length,
    closeBridges: ofKind(scored, 'close'),
    closeBuilt: ofKind(built, 'close'),
    remoteBridges: ofKind(scored, 'remote'),
    remoteBuilt: ofKind(built, 'remote'),
  };
}

import type { PlayedAnswer } from '../../answers.ts';
import type { Counts } from '../game.ts';
import { forkReason, isTowerItem } from './key.ts';
import { leastOf } from './problems.ts';
import type { StoneAnswer } from './script.ts';

/** What a player did in the scored part. `basket`: berries until the last fork, since nobody is shown what the last step brings. */
export function countsOf(played: readonly Pick<PlayedAnswer<StoneAnswer>, 'item' | 'option' | 'answer'>[]): Counts {
  const towers = played.filter(({ item }) => isTowerItem(item));
  const built = towers.filter(({ option }) => option !== 'unsolved');
  const forks = (reason: 'known' | 'new') => played.filter(({ item }) => forkReason(item) === reason);
  const better = (of: readonly Pick<PlayedAnswer, 'option'>[]) => of.filter(({ option }) => option === 'better-bet').length;
  const above = built.reduce((sum, { item, answer }) => sum + (answer.kind === 'tower' ? answer.moves.length - leastOf(item!) : 0), 0);
  const baskets = played.flatMap(({ answer }) => (answer.kind === 'fork' ? [answer.basket] : []));
  return {
    towers: towers.length,
    exact: towers.filter(({ option }) => option === 'exact').length,
    built: built.length,
    above,
    explored: better(forks('new')),
    toExplore: forks('new').length,
    used: better(forks('known')),
    toUse: forks('known').length,
    basket: Math.max(0, ...baskets),
  };
}

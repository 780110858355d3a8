import type { KeyedItem } from '#content/items.ts';
import type { World } from './play.ts';

/** Design slopes are guesses. Should they prove smaller, the items are estimated anew, so people answer and are scored with the smaller ones. */
export function withStorySlopes(factor: number): World {
  const change = changed(({ intercept, loadings }) => ({
    intercept,
    loadings: loadings.map(({ dimension, slope }) => ({ dimension, slope: factor * slope })),
  }));
  return { answered: change, scored: change };
}

/**
 * The intercepts of a bank are the readers' forecasts, shrunk by half. Here people answer as the forecasts say in full, and are scored with
 * the shipped items all the same: what does it do to their scores if the forecasts were right?
 */
export const asForecast: World = {
  answered: changed(({ intercept, loadings }) => ({ intercept: 2 * intercept, loadings })),
  scored: (scene) => scene,
};

type Parameters = Pick<KeyedItem['options'][number], 'intercept' | 'loadings'>;

/** Each item is changed once, so that the same item stays the same object. */
function changed(change: (option: Parameters) => Parameters): (scene: KeyedItem) => KeyedItem {
  const known = new Map<KeyedItem, KeyedItem>();
  return (scene) => {
    const found = known.get(scene) ?? { ...scene, options: scene.options.map((option) => ({ ...option, ...change(option) })) };
    known.set(scene, found);
    return found;
  };
}

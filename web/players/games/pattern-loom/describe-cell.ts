import type { TFunction } from 'i18next';
import type { Cell, Layer } from '#content/games/pattern-loom/script.ts';

/** A patch in plain words, for whoever does not see it: everything that the drawing tells, and no more. */
export const describeCell = (cell: Cell, t: TFunction<'pattern-loom'>): string =>
  [...cell]
    .reverse()
    .map((layer) => describeLayer(layer, t))
    .join('; ');

function describeLayer(layer: Layer, t: TFunction<'pattern-loom'>): string {
  switch (layer.kind) {
    case 'border':
      return t('describe.border', { pattern: t(`describe.borders.${layer.pattern}`) });
    case 'threads':
      return t('describe.threads', { list: layer.lines.map((line) => t(`describe.lines.${line}`)).join(', ') });
    case 'knots':
      return t('describe.knots', {
        list: layer.places.map((place) => t(`describe.places.${place}`)).join(', '),
        count: layer.places.length,
      });
    case 'motif': {
      const { count, fill, rotation, shape, size } = layer;
      const motif = t('describe.motif', {
        count,
        fill: t(`describe.fills.${fill}`),
        shape: t(`describe.shapes.${shape}`, { count }),
        size: t(`describe.sizes.${size}`),
      });
      return rotation === 0 ? motif : t('describe.turned', { motif, degrees: rotation });
    }
  }
}

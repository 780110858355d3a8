import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LOOKS } from '#content/games/masks/script-looks.ts';
import { DIRECTIONS, MUSCLES, type Muscles } from '#content/games/masks/script-muscles.ts';
import { Face } from './Face.tsx';

const drawn = (look: number, muscles: Muscles, light: 'left' | 'right' = 'left') =>
  renderToStaticMarkup(<Face look={LOOKS[look]!} muscles={muscles} light={light} />);

describe('A face', () => {
  it('is drawn for every look, each unlike the others, with finite numbers', () => {
    const faces = LOOKS.map((_, look) => drawn(look, { smile: 0.4, jaw: 0.3 }));
    expect(new Set(faces).size).toBe(LOOKS.length);
    expect(faces.filter((face) => /NaN|undefined|Infinity/.test(face))).toEqual([]);
  });

  it('shows each muscle, and a little of it already', () => {
    const parts = [...MUSCLES, ...DIRECTIONS];
    const faces = parts.map((part) => drawn(11, { innerBrow: 0.3, smile: 0.3, lipsPart: 0.4, [part]: 0.5 }));
    const alittle = parts.map((part) => drawn(11, { innerBrow: 0.3, smile: 0.3, lipsPart: 0.4, [part]: 0.55 }));
    expect(new Set([...faces, ...alittle]).size).toBe(2 * parts.length);
  });

  it('moves one side alone where a movement is one-sided', () => {
    const both = drawn(11, { outerBrow: 0.8 });
    const [left, right] = [drawn(11, { outerBrow: 0.8, side: -1 }), drawn(11, { outerBrow: 0.8, side: 1 })];
    expect(new Set([both, left, right]).size).toBe(3);
  });

  it('is lit from the left or from the right', () => {
    expect(drawn(0, {}, 'left')).not.toBe(drawn(0, {}, 'right'));
  });

  it('closes its eyes: no iris is left', () => {
    expect(drawn(0, { lids: 1 })).not.toContain('r="8"');
    expect(drawn(0, { lids: 0.6 })).toContain('r="8"');
  });
});

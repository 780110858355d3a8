import type { Look } from '#content/games/masks/script-looks.ts';

/** Flat colours of the faces. They keep their own day in light mode and in dark, as the pictures of a book do. */
const SKIN: Record<Look['skin'], string> = {
  ebony: '#5b3a29',
  umber: '#7a4c32',
  sienna: '#985f3c',
  bronze: '#b4774c',
  wheat: '#cd9767',
  sand: '#e0b488',
  rose: '#eebb9c',
  pale: '#f3cfb2',
};

const HAIR: Record<Look['hairColour'], string> = {
  black: '#231a1e',
  brown: '#4a2f22',
  auburn: '#7b3d20',
  fair: '#c1924f',
  grey: '#8b8686',
  white: '#dcd7cf',
};

export const COLOUR: Record<Look['colours'][number], string> = {
  marigold: '#e9a02c',
  teal: '#1f7f7b',
  maroon: '#86283a',
  indigo: '#383d8c',
  leaf: '#4a7a4e',
  plum: '#74426e',
  rust: '#b2582f',
  cream: '#efe3c8',
  slate: '#566080',
  pink: '#cf6a86',
};

/** What stands behind a face: quiet, and lighter than any skin or darker than none of the hair. */
export const GROUNDS = ['#e8dcc0', '#cfdcd2', '#e6cfc0', '#d3d3e4', '#dfd9b8', '#d9c8d6'] as const;

export const INK = '#2b1a1c';
export const WHITE = '#fbf6ec';
export const GOLD = '#d99a22';

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** `share` of the other colour in the first, from 0 to 1. */
export function mix(colour: string, other: string, share: number): string {
  const others = channels(other);
  return `#${channels(colour)
    .map((value, index) =>
      Math.round(value + (others[index]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export type Tones = {
  readonly skin: string;
  readonly shade: string;
  readonly light: string;
  /** Of folds and of the nose: dark enough to be read on every skin. */
  readonly line: string;
  readonly cheek: string;
  readonly lip: string;
  readonly lipLight: string;
  readonly hair: string;
  readonly hairShade: string;
  readonly hairLight: string;
  readonly brow: string;
};

export function tonesOf({ skin: name, hairColour, isSoft }: Look): Tones {
  const skin = SKIN[name];
  const hair = HAIR[hairColour];
  const lip = mix(skin, isSoft ? '#a3273a' : '#8a3a34', isSoft ? 0.5 : 0.36);
  return {
    skin,
    shade: mix(skin, '#5a1f2e', 0.2),
    light: mix(skin, '#fff1d8', 0.22),
    line: mix(skin, '#2b0f14', 0.62),
    cheek: mix(skin, '#c8402f', 0.3),
    lip,
    lipLight: mix(lip, '#ffd9c8', 0.2),
    hair,
    hairShade: mix(hair, '#000000', 0.3),
    hairLight: mix(hair, '#fff0d0', 0.16),
    brow: hairColour === 'white' ? '#b9b2aa' : mix(hair, '#2b1a1c', hairColour === 'fair' ? 0.35 : 0.2),
  };
}

/**
 * Colours of the portraits, each by day and by night: those of the tokens (web/ui/tokens.css) and of the landing page's river
 * (web/site/landing/hero/hero.css), and the materials of which things are made. Written as SVG 1.1 has it: what makes an image or a PDF of a
 * portrait knows no newer way.
 */
const PAIRS = {
  skyHigh: ['#ece6f3', '#171a3c'],
  skyMiddle: ['#f5e6e4', '#1d2149'],
  skyLow: ['#fdebcf', '#282d63'],
  halo: ['rgba(255, 214, 140, 0.42)', 'rgba(138, 146, 226, 0.13)'],
  disc: ['#ffcf6b', '#ffd98c'],
  flame: ['#fffbe8', '#fff6d8'],
  far: ['#bcb4da', '#3d4389'],
  middle: ['#938cc2', '#2d3270'],
  near: ['#5f5c9e', '#1b1f4b'],
  deep: ['#2a2e6e', '#0d0f27'],
  water: ['#c9c6e6', '#1f2453'],
  waterNear: ['#b3afdb', '#1a1e48'],
  shine: ['#eee9f7', '#454c98'],
  wall: ['#f6ead6', '#262a5c'],
  wallLit: ['#fff6e2', '#353a78'],
  wallShade: ['#e6d5c4', '#1d2150'],
  woodLit: ['#e3b478', '#d9a25c'],
  wood: ['#c08548', '#a96e3a'],
  woodShade: ['#8f5a30', '#744624'],
  woodDeep: ['#5e3a22', '#452915'],
  brassLit: ['#ffcf6b', '#ffd98c'],
  brass: ['#f0a02a', '#f0a93a'],
  brassShade: ['#cf6a00', '#c57a1e'],
  brassDeep: ['#8f4d08', '#8a5312'],
  stoneLit: ['#f3eadb', '#a5a4cc'],
  stone: ['#dccfbe', '#8483b3'],
  stoneShade: ['#b9a99b', '#615f93'],
  stoneDeep: ['#8b7d7c', '#43437a'],
  rose: ['#d0655f', '#d8706c'],
  roseShade: ['#a3403f', '#a34b50'],
  roseLit: ['#ecaaa0', '#eba79c'],
  teal: ['#2a8c85', '#3fa69d'],
  tealShade: ['#0f6d6a', '#1d7a76'],
  tealLit: ['#8ccbc2', '#7fd3ca'],
  indigo: ['#5f5c9e', '#7a7fc0'],
  indigoShade: ['#3f4188', '#565b9f'],
  indigoLit: ['#a7a2d4', '#a9b0ff'],
  leaf: ['#5f9474', '#5a9a78'],
  leafShade: ['#3d6b4c', '#356a52'],
  paper: ['#fffdf8', '#f3eee2'],
  paperShade: ['#efe2c8', '#d3c6a8'],
  line: ['#2a2e6e', '#a9b0ff'],
  ink: ['#2a2e6e', '#191c3f'],
  glass: ['rgba(255, 255, 255, 0.5)', 'rgba(190, 198, 255, 0.2)'],
  gleam: ['rgba(255, 255, 255, 0.75)', 'rgba(255, 250, 230, 0.5)'],
  shadow: ['rgba(42, 46, 110, 0.2)', 'rgba(6, 7, 24, 0.45)'],
} as const satisfies Record<string, readonly [day: string, night: string]>;

export type Tones = Readonly<Record<keyof typeof PAIRS, string>>;

/** `system` follows the reader's device; an image that leaves the page, such as a share card, is of the day or of the night. */
export type Light = 'day' | 'night' | 'system';

const chosen: Record<Light, (day: string, night: string) => string> = {
  day: (day) => day,
  night: (_day, night) => night,
  system: (day, night) => `light-dark(${day}, ${night})`,
};

export const tonesIn = (light: Light): Tones =>
  Object.fromEntries(Object.entries(PAIRS).map(([name, [day, night]]) => [name, chosen[light](day, night)])) as Tones;

/** A portrait is drawn on a sheet of 1200 x 630; its middle square, x 285 to 915, says everything by itself. */
export type Drawing = { readonly tones: Tones };

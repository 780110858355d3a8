import { readFileSync } from 'node:fs';
import { figures } from '#content/figures/figures.ts';
import { HOUSES } from '#content/mind/facets.ts';
import { MAX_STRENGTH } from '#content/mind/strength.ts';
import type { Language } from '#contract/language.ts';
import type { CardLight } from '#contract/sharing.ts';
import { FULL_RADIUS, HEART_RADIUS, petalAngle, petalPath, petalRadius, petalShadePath } from '#web/ui/wheel-geometry.ts';
import { figureShares } from '../figures.ts';
import { breakLines } from '../pdf/lines.ts';
import type { Subject } from '../subject.ts';
import { outlineOf } from './outline.ts';

/** What the places that show a link's picture expect. */
const SIZE = { width: 1200, height: 630 } as const;
/** On the left the wheel and the words, on the right the middle square of the portrait. */
const PANEL_WIDTH = SIZE.width - SIZE.height;
const CENTER = PANEL_WIDTH / 2;
const TEXT_WIDTH = PANEL_WIDTH - 70;

const colours = {
  day: { ground: '#faf6ee', text: '#1e2148', muted: '#575a7a', room: '#efe5d0', lit: '#ea9415', shade: '#c86200', heart: '#2a2e6e' },
  night: { ground: '#12142b', text: '#f3eee2', muted: '#b4b5cf', room: '#242848', lit: '#fac163', shade: '#d98a22', heart: '#a9b0ff' },
} as const satisfies Record<CardLight, object>;

const words: Record<Language, { readonly closest: string; readonly open: string }> = {
  en: { closest: 'Closest to', open: 'Twelve sides of a mind' },
  hi: { closest: 'सबसे क़रीब', open: 'मन के बारह पहलू' },
};

const portraits = new URL('../../../content/figures/portraits/', import.meta.url);

export type AskedCard = { readonly language: Language; readonly light: CardLight };

/** The figure that somebody is closest to, and the petals, without a number. Before the first test the wheel is empty and no figure is named. */
export function drawCard({ profile, strengths }: Subject, { language, light }: AskedCard): string {
  const house = profile.sittings.length > 0 ? figureShares(profile.posterior)[0]?.house : undefined;
  const { ground, text, muted } = colours[light];
  const write = (line: string, baseline: number, face: 'text' | 'display', wanted: number, fill: string) => {
    const size = wanted * Math.min(1, TEXT_WIDTH / outlineOf(line, { language, face, size: wanted }).width);
    const { path, width } = outlineOf(line, { language, face, size });
    return `<path transform="translate(${(CENTER - width / 2).toFixed(1)} ${baseline})" fill="${fill}" d="${path}"/>`;
  };
  const figure = house && figures[language][house];
  const widthOf = (line: string) => outlineOf(line, { language, face: 'text', size: 23 }).width;
  const told = figure
    ? [
        write(words[language].closest, 428, 'text', 24, muted),
        write(figure.name, 488, 'display', 58, text),
        ...breakLines(figure.line, evenWidth(widthOf(figure.line)), widthOf).map((line, index) =>
          write(line, 532 + index * 31, 'text', 23, text),
        ),
      ]
    : [write(words[language].open, 470, 'display', 42, text)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${ground}"/>`,
    house ? portraitOf(house, light) : '',
    `<rect width="${PANEL_WIDTH}" height="${SIZE.height}" fill="${ground}"/>`,
    wheel(strengths.houses, light),
    ...told,
    `<g transform="translate(30 48)" fill="${muted}"><path d="${outlineOf('Bhava', { language: 'en', face: 'display', size: 26 }).path}"/></g>`,
    '</svg>',
  ].join('');
}

/** So that of two lines the second is about as long as the first. */
const evenWidth = (whole: number): number => Math.min(TEXT_WIDTH, (1.15 * whole) / Math.ceil(whole / TEXT_WIDTH));

/** The drawings of web/art/figures as files: the server cannot run them. portraits.test.tsx keeps both alike. */
function portraitOf(house: number, light: CardLight): string {
  const drawing = readFileSync(new URL(`${house}-${light}.svg`, portraits), 'utf8');
  return drawing.replace(
    '<svg ',
    `<svg x="${PANEL_WIDTH - (SIZE.width - SIZE.height) / 2}" width="${SIZE.width}" height="${SIZE.height}" `,
  );
}

const WHEEL = { y: 218, radius: 158 } as const;

function wheel(houses: Subject['strengths']['houses'], light: CardLight): string {
  const { room, lit, shade, heart, muted } = colours[light];
  const petals = HOUSES.map((house) => {
    const strength = houses[house - 1]?.strength ?? null;
    const turn = `transform="rotate(${petalAngle(house - 1)})"`;
    if (strength === null)
      return `<path ${turn} d="${petalPath(FULL_RADIUS - 1)}" fill="none" stroke="${muted}" stroke-width="0.6" stroke-dasharray="1.6 1.4"/>`;
    const reach = petalRadius(strength / MAX_STRENGTH);
    const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
    return `<g ${turn}>${path(room, petalPath(FULL_RADIUS))}${path(lit, petalPath(reach))}${path(shade, petalShadePath(reach))}</g>`;
  });
  const scale = WHEEL.radius / FULL_RADIUS;
  return `<g transform="translate(${CENTER} ${WHEEL.y}) scale(${scale})">${petals.join('')}<circle r="${HEART_RADIUS}" fill="${heart}"/></g>`;
}

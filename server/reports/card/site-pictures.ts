import { renderAsync } from '@resvg/resvg-js';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { DAY_S } from '#server/platform/time.ts';
import { FULL_RADIUS, HEART_RADIUS, PETALS, petalAngle, petalPath, petalShadePath } from '#web/ui/wheel-geometry.ts';
import { breakLines } from '../pdf/lines.ts';
import { outlineOf } from './outline.ts';

/** What a link to the site shows, and the icons by which a phone keeps it: drawn when first asked for, and kept. */
const ICON_SIZES = [180, 192, 512] as const;

const night = {
  sky: '#12142b',
  haze: '#191c3f',
  glow: '#232758',
  far: '#2e3370',
  middle: '#242859',
  water: '#1f2453',
  shine: '#343b82',
} as const;
const marigold = { lit: '#fac163', shade: '#e0952f', heart: '#ffe2a8' } as const;
const paper = '#f3eee2';

const words: Record<Language, { readonly name: string; readonly headline: string; readonly motto: string }> = {
  en: { name: 'Bhava', headline: 'Twelve sides of your mind', motto: 'Stories and games, and how sure each result is.' },
  hi: { name: 'भाव', headline: 'आपके मन के बारह पहलू', motto: 'कहानियाँ और खेल, और यह भी कि हर नतीजा कितना पक्का है।' },
};

export function sitePictures(app: FastifyInstance): void {
  const serve = (name: string, draw: () => string, width: number) =>
    app.get(`/pictures/${name}.png`, async (_request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', `public, max-age=${DAY_S}`)
        .send(await picture(name, draw, width)),
    );
  for (const language of LANGUAGES) serve(`share-${language}`, () => drawSharePicture(language), 1200);
  for (const size of ICON_SIZES) serve(`icon-${size}`, () => drawIcon(), size);
  serve('maskable-512', () => drawIcon(MASKED_RADIUS), 512);
}

const kept = new Map<string, Promise<Buffer>>();

function picture(name: string, draw: () => string, width: number): Promise<Buffer> {
  const drawn = kept.get(name) ?? toPng(draw(), width);
  kept.set(name, drawn);
  return drawn;
}

/** The picture of a link that has none of its own. */
export const sharePicture = (language: Language): Promise<Buffer> => picture(`share-${language}`, () => drawSharePicture(language), 1200);

/** All text is outlines, so no font of the machine is looked for. */
async function toPng(svg: string, width: number): Promise<Buffer> {
  return (await renderAsync(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: width } })).asPng();
}

function wheel(x: number, y: number, radius: number): string {
  const petal = `<path fill="${marigold.lit}" d="${petalPath(FULL_RADIUS)}"/><path fill="${marigold.shade}" d="${petalShadePath(FULL_RADIUS)}"/>`;
  const petals = Array.from({ length: PETALS }, (_, index) => `<g transform="rotate(${petalAngle(index)})">${petal}</g>`).join('');
  return `<g transform="translate(${x} ${y}) scale(${radius / FULL_RADIUS})">${petals}<circle r="${HEART_RADIUS}" fill="${marigold.heart}"/></g>`;
}

/** A mask may cut to a circle of 80 %; the wheel alone stands a little larger. */
const MASKED_RADIUS = 150;
const ICON_RADIUS = 196;

/** The even wheel on the night, 512 units wide. What is not masked has round corners of its own. */
function drawIcon(radius: number = ICON_RADIUS): string {
  const corner = radius === MASKED_RADIUS ? 0 : 112;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<rect width="512" height="512" rx="${corner}" fill="${night.sky}"/>`,
    `<circle cx="256" cy="256" r="${radius + 34}" fill="${night.haze}"/>`,
    wheel(256, 256, radius),
    '</svg>',
  ].join('');
}

const TEXT = { x: 72, width: 520 } as const;
const SUN = { x: 880, y: 268, radius: 190 } as const;
const SHORE = 430;

/** The river of the start page at night, 1200 x 630: the wheel rises over the far bank, and its light lies on the water. */
function drawSharePicture(language: Language): string {
  const { name, headline, motto } = words[language];
  const write = (line: string, baseline: number, face: 'text' | 'display', size: number, fill: string) =>
    `<path transform="translate(${TEXT.x} ${baseline})" fill="${fill}" d="${outlineOf(line, { language, face, size }).path}"/>`;
  const broken = (text: string, face: 'text' | 'display', size: number) => {
    const widthOf = (line: string) => outlineOf(line, { language, face, size }).width;
    const whole = widthOf(text);
    return breakLines(text, Math.min(TEXT.width, (1.15 * whole) / Math.ceil(whole / TEXT.width)), widthOf);
  };
  const title = broken(headline, 'display', 66);
  const stripes = [14, 31, 50, 72, 97, 125, 156].map((below, index) => {
    const half = [86, 118, 96, 132, 104, 82, 48][index]!;
    const aside = [8, -12, 14, -6, 16, -10, 6][index]!;
    return `<rect x="${SUN.x + aside - half}" y="${SHORE + below}" width="${2 * half}" height="${8 + index}" rx="6" fill="${marigold.shade}" opacity="${0.75 - index * 0.08}"/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">',
    `<rect width="1200" height="630" fill="${night.sky}"/>`,
    `<path fill="${night.haze}" d="M0 190C150 140 320 220 500 190S820 70 980 100S1140 180 1200 150V630H0Z"/>`,
    `<path fill="${night.glow}" d="M0 330C170 290 330 350 520 320S780 210 940 240S1130 300 1200 270V630H0Z"/>`,
    ...[330, 262].map((radius) => `<circle cx="${SUN.x}" cy="${SUN.y}" r="${radius}" fill="#f5b13d" opacity="0.07"/>`),
    wheel(SUN.x, SUN.y, SUN.radius),
    `<path fill="${night.far}" d="M0 392C140 366 260 404 400 386S620 376 760 396S960 392 1060 372S1160 366 1200 372V450H0Z"/>`,
    `<path fill="${night.middle}" d="M0 424C150 398 330 430 520 416S780 422 930 428S1120 402 1200 414V450H0Z"/>`,
    `<rect y="${SHORE}" width="1200" height="${630 - SHORE}" fill="${night.water}"/>`,
    ...stripes,
    `<path fill="none" stroke="${night.shine}" stroke-width="4" stroke-linecap="round" d="M60 458h150M440 452h110M1080 476h90M650 500h70M1040 566h110M620 590h120M150 600h190"/>`,
    `<g transform="translate(104 70)">${wheel(0, 0, 32)}</g>`,
    `<path transform="translate(152 86)" fill="${paper}" d="${outlineOf(name, { language, face: 'display', size: 46 }).path}"/>`,
    ...title.map((line, index) => write(line, 208 + index * 78, 'display', 66, paper)),
    ...broken(motto, 'text', 30).map((line, index) => write(line, 516 + index * 44, 'text', 30, paper)),
    '</svg>',
  ].join('');
}

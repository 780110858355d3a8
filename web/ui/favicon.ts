import { FULL_RADIUS, HEART_RADIUS, PETALS, petalAngle, petalPath, VIEW_BOX } from './wheel-geometry.ts';

/** A browser's tab has no tokens, so the colour is written out here. It can be seen on light and on dark tabs. */
const MARIGOLD = '#e39a1a';

/** The even wheel as `public/favicon.svg`: `node -e "import('./web/ui/favicon.ts').then((f) => process.stdout.write(f.faviconSvg()))"`. */
export function faviconSvg(): string {
  const petal = petalPath(FULL_RADIUS);
  const petals = Array.from({ length: PETALS }, (_, index) => `<use href="#p" transform="rotate(${petalAngle(index)})"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}" fill="${MARIGOLD}"><title>Bhava</title><defs><path id="p" d="${petal}"/></defs>${petals}<circle r="${HEART_RADIUS}"/></svg>\n`;
}

import i18next, { type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { drawMatrix, makeMatrix } from '#content/games/pattern-loom/play.ts';
import { SHAPES, TURNABLE_SHAPES } from '#content/games/pattern-loom/script.ts';
import { nextTrial, showTrial } from '#content/games/pattern-loom/sitting.ts';
import { PRACTICE, TEMPLATES } from '#content/games/pattern-loom/templates.ts';
import shared from '../../../../public/assets/i18n/en/games.json' with { type: 'json' };
import english from '../../../../public/assets/i18n/en/pattern-loom.json' with { type: 'json' };
import { MatrixTrial } from './MatrixTrial.tsx';
import { motifPath } from './motif-path.ts';
import { Patch } from './Patch.tsx';

const words: i18n = i18next.createInstance();
await words.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { 'pattern-loom': english, games: shared } },
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

const draw = (node: ReactNode) => renderToStaticMarkup(<I18nextProvider i18n={words}>{node}</I18nextProvider>);

describe('A trial on the page', () => {
  const trial = showTrial(nextTrial([], 3)!);
  const nothing = () => {};
  const page = draw(
    <MatrixTrial
      trial={trial}
      endsAt={performance.now() + 60_000}
      onDraft={nothing}
      onConfirm={nothing}
      isPauseWanted={false}
      onPauseWanted={nothing}
    />,
  );

  it('offers eight patches by number and description, and two ratings, none chosen', () => {
    const names = [...page.matchAll(/role="radio" aria-checked="false"[^>]*?aria-label="([^"]+)"/g)].map(([, name]) => name!);
    expect(names.map((name) => name.split(':')[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(new Set(names.map((name) => name.slice(2))).size).toBe(8);
    expect(page).not.toContain('aria-checked="true"');
    expect(page.match(/role="radiogroup"/g)).toHaveLength(2);
  });

  it('can be entered by one tab stop per group', () => {
    const alternatives = page.slice(page.indexOf('class="loom-alternatives"'), page.indexOf('class="loom-sureness"'));
    expect(alternatives.match(/tabindex="0"/g)).toHaveLength(1);
    expect(alternatives.match(/tabindex="-1"/g)).toHaveLength(7);
  });

  it('tells the cloth as a table with the open place last', () => {
    const table = page.slice(page.indexOf('<table'), page.indexOf('</table>'));
    const cells = [...table.matchAll(/<td>([^<]+)<\/td>/g)].map(([, text]) => text);
    expect(cells).toHaveLength(9);
    expect(cells[8]).toBe('open, to be found');
  });

  it('cannot go on before a patch is chosen and rated', () => {
    expect(page).toMatch(/<button[^>]*disabled=""[^>]*>Next/);
    expect(page).toContain('Choose a patch first.');
  });
});

describe('What is drawn', () => {
  it('looks different for each of the eight alternatives of every matrix', () => {
    for (const template of [...PRACTICE, ...TEMPLATES]) {
      const { alternatives } = drawMatrix(makeMatrix(template, 99));
      expect(new Set(alternatives.map(({ cell }) => draw(<Patch cell={cell} />))).size, template.id).toBe(8);
    }
  });

  it('stays in its place: no motif reaches beyond its radius, however it is turned', () => {
    for (const shape of SHAPES) {
      // Of an arc its end counts; its radii are no points.
      const path = motifPath(shape, 100).replaceAll(/A [\d.]+ [\d.]+ [01] [01] [01]/g, 'L');
      const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
      const isTurned = (TURNABLE_SHAPES as readonly string[]).includes(shape);
      const reach = Math.max(...points.map(([x, y]) => (isTurned ? Math.hypot(x, y) : Math.max(Math.abs(x), Math.abs(y)))));
      expect(points.length, shape).toBeGreaterThan(1);
      expect(reach, shape).toBeLessThanOrEqual(105);
    }
  });
});

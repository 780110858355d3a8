// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawMatrix } from '#content/games/pattern-loom/drawing.ts';
import { makeMatrix } from '#content/games/pattern-loom/play.ts';
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

describe('A trial on the page', () => {
  const trial = showTrial(nextTrial([], { seed: 3 })!);
  const nothing = () => {};
  beforeEach(
    () =>
      void render(
        <I18nextProvider i18n={words}>
          <MatrixTrial
            trial={trial}
            endsAt={performance.now() + 60_000}
            onDraft={nothing}
            onConfirm={nothing}
            isCovered={false}
            isUntimed={false}
            input="mouse"
            isPauseWanted={false}
            onPauseWanted={nothing}
          />
        </I18nextProvider>,
      ),
  );
  afterEach(cleanup);
  const groups = () => screen.getAllByRole('radiogroup');

  it('offers eight patches by number and description, and two ratings, none chosen', () => {
    expect(groups()).toHaveLength(2);
    const names = within(groups()[0]!)
      .getAllByRole('radio', { checked: false })
      .map((patch) => patch.getAttribute('aria-label')!);
    expect(names.map((name) => name.split(':')[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(new Set(names.map((name) => name.slice(2))).size).toBe(8);
    expect(within(groups()[1]!).getAllByRole('radio', { checked: false })).toHaveLength(2);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('can be entered by one tab stop per group', () => {
    const stops = within(groups()[0]!)
      .getAllByRole('radio')
      .map(({ tabIndex }) => tabIndex);
    expect(stops.toSorted()).toEqual([...Array<number>(7).fill(-1), 0]);
  });

  it('tells the cloth as a table with the open place last', () => {
    const [corner, ...cells] = within(screen.getByRole('table'))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(corner).toBe('');
    expect(cells).toHaveLength(9);
    expect(cells[8]).toBe('open, to be found');
  });

  it('cannot go on before a patch is chosen and rated', () => {
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    expect(screen.getByText('Choose a patch first.')).toBeDefined();
  });
});

describe('What is drawn', () => {
  it('looks different for each of the eight alternatives of every matrix', () => {
    for (const template of [...PRACTICE, ...TEMPLATES]) {
      const { alternatives } = drawMatrix(makeMatrix(template, 99));
      expect(new Set(alternatives.map((cell) => renderToStaticMarkup(<Patch cell={cell} />))).size, template.id).toBe(8);
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

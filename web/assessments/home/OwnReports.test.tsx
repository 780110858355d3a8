// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { wordsInMemory } from '#web/i18n/words.ts';
import { OwnReports } from './OwnReports.tsx';

const read = (file: string) => JSON.parse(readFileSync(`public/assets/i18n/en/${file}.json`, 'utf8'));
const words = await wordsInMemory('en', { en: { home: read('home'), 'report-names': read('report-names'), ui: read('ui') } });
const nothing = { any: 0, emotional: 0, rational: 0, cognitive: 0 };
afterEach(cleanup);

test('reports that can be read are links and come first; the others say what opens them, or that they come soon', () => {
  render(
    <MemoryRouter>
      <I18nextProvider i18n={words}>
        <OwnReports
          reports={[
            { report: 'career', missing: nothing, isHeldBack: true },
            { report: 'cognitive', missing: { ...nothing, cognitive: 1 }, isHeldBack: false },
            { report: 'personal', missing: nothing, isHeldBack: false },
          ]}
        />
      </I18nextProvider>
    </MemoryRouter>,
  );
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(cards[0]).toContain('Personal');
  expect(cards[1]).toMatch(/^Career.*Coming Soon$/);
  expect(cards[2]).toMatch(/^Cognitive.*Opens with one game\.$/);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Personal']);
});

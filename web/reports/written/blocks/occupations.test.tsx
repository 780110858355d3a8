// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { EDUCATIONS, INTERESTS, PLACES } from '#contract/occupations.ts';
import { wordsInMemory } from '#web/i18n/words.ts';
import { Occupations } from './Occupations.tsx';
import { FILTERS, filterRows, NOTHING_CHOSEN, type OccupationRow, QUESTIONS } from './occupation-filters.ts';

const written = (language: string) => JSON.parse(readFileSync(`public/assets/i18n/${language}/written.json`, 'utf8'));
const words = await wordsInMemory('en', { en: { written: written('en') }, hi: { written: written('hi') } });

const AUTOMATION = [0.02, 0.5, 0.9, null];
/** Thirty rows, in turn of each kind; the last six are `near`. */
const rows = Array.from({ length: 30 }, (_, index): OccupationRow => {
  return {
    code: String(1000 + index),
    title: `Occupation ${index}`,
    band: index < 24 ? 'close' : 'near',
    chance: 99 - index,
    reasons: index % 3 === 0 ? [] : [`Reason ${index}.`],
    against: index % 5 === 0 ? [`Effort ${index}.`] : [],
    day: `Day ${index}.`,
    interests: [INTERESTS[index % INTERESTS.length]!],
    education: EDUCATIONS[index % EDUCATIONS.length]!,
    place: PLACES[index % PLACES.length]!,
    automation: AUTOMATION[index % AUTOMATION.length]!,
  };
});

const show = (some: readonly OccupationRow[] = rows) =>
  render(
    <MemoryRouter>
      <I18nextProvider i18n={words}>
        <Occupations block={{ kind: 'occupations', compared: 226, rows: [...some] }} userId={1} />
      </I18nextProvider>
    </MemoryRouter>,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const shownTitles = () => screen.getAllByText(/^Occupation \d+$/).map(({ textContent }) => textContent);
afterEach(cleanup);

describe('the list of occupations', () => {
  test('shows nine first and 24 at most, of both bands, and says of how many', () => {
    show();
    expect(shownTitles()).toHaveLength(9);
    expect(screen.getByRole('status').textContent).toBe('9 of 30 shown.');
    expect(screen.getByRole('rowheader', { name: /^Close to you/ })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: /^Worth a look/ })).toBeTruthy();
    press('Show more occupations');
    expect(shownTitles()).toHaveLength(24);
    expect(shownTitles()).toContain('Occupation 29');
    press('Show fewer');
    expect(shownTitles()).toHaveLength(9);
  });

  test('a filter brings up what was not shown, keeps its button pressed, and can be taken back', () => {
    show();
    expect(shownTitles()).not.toContain('Occupation 13');
    press('Outdoors');
    expect(screen.getByRole('button', { name: 'Outdoors' }).getAttribute('aria-pressed')).toBe('true');
    expect(shownTitles()).toEqual(rows.filter(({ place }) => place === 'outdoors').map(({ title }) => title));
    expect(shownTitles()).toContain('Occupation 13');
    press('Outdoors');
    expect(shownTitles()).toHaveLength(9);
    press('Order and numbers');
    press('Show everything again');
    expect(shownTitles()).toHaveLength(9);
    expect(screen.queryByRole('button', { name: 'Show everything again' })).toBeNull();
  });

  test('says so where nothing is left', () => {
    show(rows.slice(0, 4));
    press('Outdoors');
    press('Learned at work');
    expect(screen.getByText('No occupation of your list fits all of these. Take one choice back.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('offers no filter that no row answers', () => {
    show(rows.slice(0, 2));
    expect(screen.queryByRole('button', { name: 'On the move' })).toBeNull();
  });

  test('tells of each what speaks for it and against it', () => {
    show();
    const fifth = within(screen.getByText('Occupation 5').closest('tr')!);
    expect(fifth.getByText('Reason 5.')).toBeTruthy();
    expect(fifth.getByText('Effort 5.')).toBeTruthy();
    expect(within(screen.getByText('Occupation 3').closest('tr')!).getByText(/it is the sum that fits/)).toBeTruthy();
  });
});

test('one of the chosen is enough within a question, and every question counts', () => {
  const chosen = { ...NOTHING_CHOSEN, place: ['indoors', 'outdoors'], automation: ['low', 'medium'] };
  const codes = filterRows(rows, chosen).map(({ code }) => code);
  const wanted = rows.filter(
    ({ place, automation }) => (place === 'indoors' || place === 'outdoors') && automation !== null && automation <= 0.7,
  );
  expect(codes).toEqual(wanted.map(({ code }) => code));
  expect(codes.length).toBeGreaterThan(0);
});

test.each(LANGUAGES)('every option has its words in %s', (language) => {
  for (const question of QUESTIONS)
    for (const option of ['question', ...FILTERS[question]]) expect(written(language).occupations[question]).toHaveProperty(option);
});

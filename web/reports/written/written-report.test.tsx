// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import type { Block, WrittenReport as Written } from '#contract/written-reports.ts';
import { sampleReport, TWELVE } from '#testing/sample-report.ts';
import { wordsInMemory } from '#web/i18n/words.ts';
import { chanceInWords } from './chance-in-words.ts';
import { plainRuns } from './plain-runs.ts';
import { WrittenReport } from './WrittenReport.tsx';

const read = (file: string) => JSON.parse(readFileSync(`public/assets/i18n/en/${file}.json`, 'utf8'));
const words = await wordsInMemory('en', {
  en: Object.fromEntries(['ui', 'written', 'report-names', 'reports', 'messages'].map((file) => [file, read(file)])),
});

const OWN_ID = 1000;
const said = (text: string, insight: string | null = null, sign?: string) => ({ text, insight, ...(sign && { sign }) });
const BRAVE = said('Yours is the voice that asks who has a torch.', 'side-1-emotional-high');

const written = (blocks: readonly Block[], changes: Partial<Written> = {}): Written => ({
  report: 'professional',
  missing: { any: 0, emotional: 0, rational: 0, cognitive: 0 },
  inShort: [BRAVE, said('You see what joins them.', 'side-5-cognitive-high')],
  sections: [{ id: 'deciding', blocks: [...blocks] }],
  thisMonth: [said('Sit one row nearer to the front.', 'side-9-emotional-low', 'Your feet take the nearer row by themselves.')],
  restsOn: [{ test: 'lantern-ferry', finishedAt: '2026-03-01T09:00:00.000Z' }],
  isComplete: false,
  writer: 'built-in',
  ...changes,
});

/** What the server keeps: answers of its three addresses. */
let kept: string[];
const asked = vi.fn((url: string, { method = 'GET' }: RequestInit = {}) => {
  const insight = url.split('/disowned-insights/')[1];
  if (url.startsWith('/api/tests')) {
    const test = { test: 'still-lake', kind: 'game', minutes: 9, languages: ['en'], domain: 'cognitive', houses: [2], bankVersion: '1' };
    return Response.json({ tests: [test, { ...test, test: 'lantern-ferry', kind: 'story', domain: 'emotional' }] });
  }
  if (method === 'PUT') kept = [insight!, ...kept];
  if (method === 'DELETE') kept = kept.filter((one) => one !== insight);
  return Response.json({ insights: kept });
});
beforeEach(() => {
  kept = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => asked(url, options));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  asked.mockClear();
});

const show = (report: Written, userId = OWN_ID) =>
  render(
    <MemoryRouter>
      <I18nextProvider i18n={words}>
        <WrittenReport report={report} strengths={sampleReport(TWELVE)} name="Asha Rao" userId={userId} />
      </I18nextProvider>
    </MemoryRouter>,
  );
const prose: Block = {
  kind: 'prose',
  sentences: [said('At one party a child and a professor ask you the same thing.', 'side-3-rational-high')],
};

describe('a report in sentences', () => {
  test('has the order of a reader’s questions', () => {
    show(written([prose]));
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Professional report for Asha Rao',
      'How you decide',
      'What to do this month',
      'How sure this is, and what it rests on',
    ]);
    expect(within(screen.getByRole('region', { name: 'In short' })).getByText(BRAVE.text)).toBeTruthy();
    expect(screen.getByText('Your feet take the nearer row by themselves.', { exact: false }).textContent).toContain(
      'A sign that it works:',
    );
    expect(screen.getByText('Written from your numbers')).toBeTruthy();
    expect(screen.getByText('The Lantern Ferry, 1 March 2026')).toBeTruthy();
  });

  test('names the tests that open it, without those that are played', async () => {
    show(written([], { inShort: [], sections: [], thisMonth: [], missing: { any: 3, emotional: 1, rational: 0, cognitive: 2 } }));
    expect(screen.getByRole('heading', { name: '3 more tests open this report' })).toBeTruthy();
    const link = await screen.findByRole('link', { name: /Still Lake/ });
    expect(link.getAttribute('href')).toBe('/test-project?test=still-lake');
    expect(screen.queryByRole('link', { name: /Lantern Ferry/ })).toBeNull();
  });
});

test('a report that only needs more tests, whichever, names all that are open', async () => {
  show(written([], { inShort: [], sections: [], thisMonth: [], missing: { any: 1, emotional: 0, rational: 0, cognitive: 0 } }));
  expect(screen.getByRole('heading', { name: 'One more test opens this report' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Any one of these' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /Still Lake/ })).toBeTruthy();
});

describe('“Not me?”', () => {
  const buttonBeside = (text: string) => screen.getByRole('button', { name: /^Not me\?/, description: text });

  test('is asked beside each statement, says what it did, is listed, and can be taken back', async () => {
    show(written([prose]));
    expect(screen.getAllByRole('button', { name: 'Not me?' })).toHaveLength(4);
    const button = buttonBeside(BRAVE.text);
    expect(button.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Noted: this is not you. No score changes.'));
    expect(kept).toEqual(['side-1-emotional-high']);
    const list = screen.getByRole('region', { name: 'What you said is not you' });
    expect(within(list).getByText(BRAVE.text)).toBeTruthy();
    fireEvent.click(within(list).getByRole('button', { name: 'Take that back' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Taken back: this is you again.'));
    expect(kept).toEqual([]);
    expect(button.getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('region', { name: 'What you said is not you' })).toBeNull();
  });

  test('that was said before is shown when the report opens', async () => {
    kept = ['side-3-rational-high'];
    show(written([prose]));
    await screen.findByRole('region', { name: 'What you said is not you' });
    expect(buttonBeside('At one party a child and a professor ask you the same thing.').getAttribute('aria-pressed')).toBe('true');
  });

  test('that cannot be kept says so, and nothing is shown as kept', async () => {
    show(written([prose]));
    const button = buttonBeside(BRAVE.text);
    vi.stubGlobal('fetch', async () => Response.error());
    fireEvent.click(button);
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^This could not be kept\./));
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  test('is not asked on the demo', () => {
    show(written([prose]), DEMO_USER_ID);
    expect(screen.queryByRole('button', { name: 'Not me?' })).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('the blocks', () => {
  test('chances have their number, their word, and a table', () => {
    show(written([{ kind: 'shares', rows: [{ label: 'The one with ideas', share: 58, sentence: said('Puts five ways on the table.') }] }]));
    const section = screen.getByRole('region', { name: 'How you decide' });
    expect(within(section).getByText('58 of 100')).toBeTruthy();
    expect(within(section).getByText('Puts five ways on the table.')).toBeTruthy();
    expect(within(section).getAllByRole('row', { hidden: true })[1]!.textContent).toBe('The one with ideas58likely');
  });

  test('a contrast tells all three sides and their ranges, and what is open', () => {
    const ranged = (value: number) => ({ value, low: value - 0.5, high: value + 0.5 });
    const row = { house: 3, emotional: ranged(1.5), rational: ranged(3.5), cognitive: null, sentence: null };
    show(written([{ kind: 'contrasts', rows: [row] }]));
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Expression and Perception');
    expect(screen.getAllByRole('row', { hidden: true })[1]!.textContent).toBe(
      'Expression and Perception1.5, likely 1.0 to 2.03.5, likely 3.0 to 4.0not measured yet',
    );
  });

  test('neighbours that state nothing are one paragraph, a statement is one of its own', () => {
    expect(plainRuns([said('One.'), said('Two.'), BRAVE, said('Three.')])).toEqual([said('One. Two.'), BRAVE, said('Three.')]);
  });

  test.each([
    [100, 'veryLikely'],
    [75, 'veryLikely'],
    [74, 'likely'],
    [50, 'likely'],
    [25, 'possible'],
    [10, 'lessLikely'],
    [0, 'unlikely'],
  ])('%i of 100 is %s', (share, word) => {
    expect(chanceInWords(share)).toBe(word);
  });
});

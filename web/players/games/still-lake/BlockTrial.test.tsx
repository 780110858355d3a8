// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LakeAnswer, LakeTrial } from '#content/games/still-lake/script.ts';
import shared from '../../../../public/assets/i18n/en/games.json' with { type: 'json' };
import english from '../../../../public/assets/i18n/en/still-lake.json' with { type: 'json' };
import { BlockTrial } from './BlockTrial.tsx';

const words: i18n = i18next.createInstance();
await words.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { 'still-lake': english, games: shared } },
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const STEP_MS = 2_400;
const trialOf = (stepMs: number | null): LakeTrial => ({
  id: 'block-1',
  practice: false,
  number: 1,
  back: 1,
  places: [4, 4, 7],
  stepMs,
});

function begin(stepMs: number | null) {
  const answers: LakeAnswer[] = [];
  render(
    <I18nextProvider i18n={words}>
      <BlockTrial
        trial={trialOf(stepMs)}
        endsAt={null}
        isCovered={false}
        isUntimed={stepMs === null}
        input="keyboard"
        onDraft={() => {}}
        onConfirm={(draft) => draft && answers.push(draft)}
        isPauseWanted={false}
        onPauseWanted={() => {}}
      />
    </I18nextProvider>,
  );
  expect(screen.getByText('Same place as the flower before?')).toBeDefined();
  pass(1_000);
  expect(document.querySelector('.lake-bloom')).toBeNull();
  act(() => screen.getByRole('button', { name: 'I am ready' }).click());
  return answers;
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const openAt = () => document.querySelector('.lake-bloom')?.closest('[data-place]')?.getAttribute('data-place');
const press = (code: string) => fireEvent.keyDown(document.body, { code });

describe('A block by the clock', () => {
  it('opens each flower at its time, and closes it again', () => {
    begin(STEP_MS);
    pass(1_000);
    expect(openAt()).toBeUndefined();
    pass(400);
    expect(openAt()).toBe('4');
    expect(screen.getByText('middle right')).toBeDefined();
    pass(1_000);
    expect(openAt()).toBeUndefined();
    pass(2 * STEP_MS - 1_000);
    expect(openAt()).toBe('7');
  });

  it('sends when each flower opened and what was pressed, whether or not it counts', () => {
    const answers = begin(STEP_MS);
    pass(1_400);
    press('ArrowLeft');
    pass(STEP_MS);
    press('KeyF');
    expect(screen.getByRole('button', { name: /Same place/ }).getAttribute('aria-pressed')).toBe('true');
    pass(STEP_MS);
    expect(screen.getByRole('button', { name: /Same place/ }).getAttribute('aria-pressed')).toBe('false');
    fireEvent.pointerDown(screen.getByRole('button', { name: /Other place/ }), { button: 0 });
    pass(3_000);
    expect(answers).toHaveLength(1);
    const [answer] = answers as [Extract<LakeAnswer, { kind: 'lake' }>];
    expect(answer.places).toEqual([4, 4, 7]);
    for (const [index, onset] of answer.onsets.entries()) expect(Math.abs(onset - index * STEP_MS)).toBeLessThanOrEqual(20);
    expect(answer.presses.map(({ same }) => same)).toEqual([true, true, false]);
    for (const [index, { at }] of answer.presses.entries()) expect(Math.abs(at - answer.onsets[index]! - 200)).toBeLessThanOrEqual(40);
  });

  it('goes on without any answer', () => {
    const answers = begin(STEP_MS);
    pass(1_200 + 3 * STEP_MS + 400);
    expect(answers).toMatchObject([{ kind: 'lake', presses: [] }]);
  });
});

describe('A block at one’s own pace', () => {
  it('keeps each flower open, and says where it is, until it is answered', () => {
    const answers = begin(null);
    pass(20_000);
    expect(openAt()).toBe('4');
    expect(screen.getByText('Flower 1: middle right')).toBeDefined();
    act(() => screen.getByRole('button', { name: 'Next flower' }).click());
    pass(600);
    expect(screen.getByText('Flower 2: middle right')).toBeDefined();
    press('Digit1');
    press('Digit2');
    pass(600);
    expect(openAt()).toBe('7');
    press('Digit2');
    pass(600);
    expect(answers).toMatchObject([{ kind: 'lake', places: [4, 4, 7], presses: [{ same: true }, { same: false }] }]);
  });
});

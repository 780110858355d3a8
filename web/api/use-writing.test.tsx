// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wordsInMemory } from '#web/i18n/words.ts';
import { Unsent } from '#web/ui/Unsent.tsx';
import { forgetDevice, forgetLogin, rememberLogin } from './storage.ts';
import { useWriting } from './use-writing.ts';

const tokenOf = (userId: number) => `head.${btoa(JSON.stringify({ sub: String(userId) }))}.sign`;
const logIn = (userId: number) => rememberLogin({ accessToken: tokenOf(userId), username: `person${userId}`, userId });
const EMPTY = { marks: { clarity: { mark: 0, words: '' } }, fields: [] as string[] };
const TYPED = { marks: { clarity: { mark: 3, words: 'Clear, but long.' } } };
const open = (name = 'review.one', begins = EMPTY) => renderHook(() => useWriting(name, begins)).result;
const type = () => {
  const form = open();
  act(() => form.current.change(TYPED));
};
const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('bhava.writing.'));

beforeEach(() => {
  localStorage.clear();
  logIn(7);
});
afterEach(cleanup);

describe('what is being written', () => {
  test('is there again after a reload, beside what was not touched', () => {
    expect(open().current).toMatchObject({ text: EMPTY, isFound: false });
    type();
    expect(open().current).toMatchObject({ text: { ...EMPTY, ...TYPED }, isFound: true });
  });

  test('is there again after the same person has logged in anew', () => {
    type();
    forgetLogin();
    expect(open().current.isFound).toBe(false);
    logIn(7);
    expect(open().current.text.marks.clarity.words).toBe('Clear, but long.');
  });

  test('is kept while a login that has run out goes unnoticed', () => {
    const form = open();
    forgetLogin();
    act(() => form.current.change(TYPED));
    logIn(7);
    expect(open().current.isFound).toBe(true);
  });

  test('is gone when another person logs in on the device, and stays theirs in an open tab', () => {
    const form = open();
    act(() => form.current.change(TYPED));
    logIn(70);
    expect(keptKeys()).toEqual([]);
    act(() => form.current.change(TYPED));
    expect(keptKeys()).toEqual([]);
    logIn(7);
    expect(open().current.isFound).toBe(false);
  });

  test('of one review is not shown in another', () => {
    type();
    expect(open('review.other').current).toMatchObject({ text: EMPTY, isFound: false });
  });

  test('is gone when it was sent, when it is as it began, and when the device is to forget', () => {
    const form = open();
    act(() => form.current.change(TYPED));
    expect(keptKeys()).toEqual(['bhava.writing.7.review.one']);
    act(() => form.current.forget());
    expect([keptKeys(), form.current.text]).toEqual([[], EMPTY]);
    act(() => form.current.change(TYPED));
    act(() => form.current.change(EMPTY));
    expect(keptKeys()).toEqual([]);
    type();
    forgetDevice();
    expect(keptKeys()).toEqual([]);
  });

  test.each([
    ['of another shape', '{"marks":{"other":{"mark":3,"words":"x"}},"fields":[]}'],
    ['with a list of something else', '{"marks":{"clarity":{"mark":3,"words":"x"}},"fields":[{}]}'],
    ['that is no JSON', '{"marks":'],
  ])('%s is not used', (_, kept) => {
    localStorage.setItem('bhava.writing.7.review.one', kept);
    expect(open().current).toMatchObject({ text: EMPTY, isFound: false });
  });

  test('says that it was found, and can be discarded; the focus goes to what says so', async () => {
    type();
    const ui = JSON.parse(readFileSync('public/assets/i18n/en/ui.json', 'utf8'));
    const words = await wordsInMemory('en', { en: { ui } });
    function Form() {
      const writing = useWriting('review.one', EMPTY);
      return <Unsent writing={writing} />;
    }
    render(
      <I18nextProvider i18n={words}>
        <Form />
      </I18nextProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(document.activeElement?.textContent).toContain('It is discarded.');
    expect(keptKeys()).toEqual([]);
  });
});

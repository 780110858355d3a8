// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { wordsInMemory } from '#web/i18n/words.ts';
import { ApiFailure } from './client.ts';
import { useSending } from './use-sending.ts';

const words = JSON.parse(readFileSync('public/assets/i18n/en/ui.json', 'utf8'));
const i18n = await wordsInMemory('en', { en: { ui: words } });
const refused = new ApiFailure(422, {
  code: 'unprocessable',
  message: 'Some of these details are not right.',
  errors: { 'links.1': 'This is no address.', name: 'Please give a name.', 'name.first': 'Please give a first name.' },
});

const open = (failed?: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  return renderHook(() => useSending(failed), { wrapper }).result;
};
const failWith = async (error: unknown, failed?: string) => {
  const sending = open(failed);
  await act(() => sending.current.send(() => Promise.reject(error)));
  return sending;
};

afterEach(cleanup);

describe('a call on its way', () => {
  test('is sent once by a double press, also before the page shows that it is busy', async () => {
    const sending = open();
    const answers = Promise.withResolvers<string>();
    const work = vi.fn(() => answers.promise);
    const { send } = sending.current;
    let given: (string | undefined)[] = [];
    await act(async () => {
      const presses = [send(work), send(work)];
      answers.resolve('done');
      given = await Promise.all(presses);
    });
    expect(work).toHaveBeenCalledOnce();
    expect(given).toEqual(['done', undefined]);
    expect(sending.current).toMatchObject({ isBusy: false, isDone: true, refusal: undefined });
  });

  test('is busy until its answer comes, and can be sent again after a failure', async () => {
    const sending = open();
    const answers = Promise.withResolvers<void>();
    act(() => void sending.current.send(() => answers.promise));
    expect(sending.current.isBusy).toBe(true);
    await act(async () => answers.reject(new ApiFailure(0)));
    expect(sending.current).toMatchObject({ isBusy: false, isDone: false });
    await act(() => sending.current.send(async () => {}));
    expect(sending.current).toMatchObject({ isDone: true, refusal: undefined });
  });
});

describe('a call that failed', () => {
  test('without a connection tells that, whatever words the page has', async () => {
    const sending = await failWith(new ApiFailure(0), 'Nothing was kept.');
    expect(sending.current.refusal).toBe(words.failed.offline);
  });

  test.each([
    ['a fault of the page', new Error('broken')],
    ['the page of a proxy', new ApiFailure(502)],
  ])('of %s tells the words of the page, or else to try again', async (_, error) => {
    expect((await failWith(error, 'Nothing was kept.')).current.refusal).toBe('Nothing was kept.');
    expect((await failWith(error)).current.refusal).toBe(words.failed.again);
  });

  test('tells what the server says of it, and of each field', async () => {
    const { current } = await failWith(refused, 'Nothing was kept.');
    expect(current).toMatchObject({ refusal: 'Some of these details are not right.', code: 'unprocessable', hasErrors: true });
    expect(current.reason).toBe('This is no address.');
    expect(current.errorOf('name')).toBe('Please give a name.');
    expect(current.errorOf('links')).toBe('This is no address.');
    expect(current.errorOf('link')).toBeUndefined();
  });

  test('is at rest again once nobody minds', async () => {
    const sending = await failWith(refused);
    act(() => sending.current.rest());
    expect(sending.current).toMatchObject({ isBusy: false, refusal: undefined, hasErrors: false });
  });
});

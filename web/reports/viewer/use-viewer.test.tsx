// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { readStored, store } from '#web/api/storage.ts';
import { useViewer } from './use-viewer.ts';
import { TABS, type Viewed, viewedAt } from './viewed.ts';

const OWN_ID = 1000;
const tokenOf = (userId: number) => `head.${btoa(JSON.stringify({ sub: String(userId) }))}.sign`;
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  warn.mockClear();
});
const logIn = () => {
  store('accessToken', tokenOf(OWN_ID));
  store('userId', String(OWN_ID));
};
const open = (first: Viewed = viewedAt(new URLSearchParams())) => {
  const shown: Viewed[] = [];
  return { shown, ...renderHook(() => useViewer(first, (viewed) => shown.push(viewed))) };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the viewer of reports', () => {
  test('begins with the demo’s first report, and stores the demo’s id', () => {
    logIn();
    const { result } = open();
    expect(result.current).toMatchObject({ viewed: { whose: 'demo', tab: 'set1' }, userId: DEMO_USER_ID });
    expect(readStored('userId')).toBe('25');
  });

  test('clears the user at once, changes the tab after 300 ms, and reads the user 100 ms later', () => {
    logIn();
    const { result, shown } = open();
    pass(1000);
    act(() => result.current.choose({ whose: 'own' }));
    expect(result.current).toMatchObject({ viewed: { whose: 'demo' }, userId: undefined, isChanging: true });
    pass(299);
    expect(result.current.viewed.whose).toBe('demo');
    expect(readStored('userId')).toBe('25');
    pass(1);
    expect(result.current).toMatchObject({ viewed: { whose: 'own' }, userId: undefined, isChanging: true });
    expect(readStored('userId')).toBe(String(OWN_ID));
    expect(shown).toEqual([{ whose: 'own', tab: 'set1' }]);
    pass(99);
    expect(result.current.userId).toBeUndefined();
    pass(1);
    expect(result.current).toMatchObject({ userId: OWN_ID, isChanging: false });
  });

  test('does nothing when the active tab is chosen', () => {
    logIn();
    const { result, shown } = open();
    pass(1000);
    act(() => result.current.choose({ whose: 'demo' }));
    act(() => result.current.choose({ tab: 'set1' }));
    expect(result.current).toMatchObject({ userId: DEMO_USER_ID, isChanging: false });
    pass(1000);
    expect(shown).toEqual([]);
  });

  test('follows the last of several quick choices', () => {
    logIn();
    const { result, shown } = open();
    act(() => result.current.choose({ tab: 'career' }));
    pass(200);
    act(() => result.current.choose({ tab: 'personal' }));
    pass(299);
    expect(result.current.viewed.tab).toBe('set1');
    pass(1);
    pass(100);
    expect(result.current).toMatchObject({ viewed: { whose: 'demo', tab: 'personal' }, userId: DEMO_USER_ID });
    expect(shown).toHaveLength(1);
  });

  test('restores the original id when it is left, also when the browser is closed', () => {
    logIn();
    const { unmount } = open();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(readStored('userId')).toBe(String(OWN_ID));
    store('userId', '25');
    unmount();
    expect(readStored('userId')).toBe(String(OWN_ID));
    expect(warn).not.toHaveBeenCalled();
  });

  test('warns in the console where there was no original id, and leaves none', () => {
    const { unmount } = open();
    expect(readStored('userId')).toBe('25');
    unmount();
    expect(readStored('userId')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('knows nobody’s own reports where nobody is logged in', () => {
    const { result } = open({ whose: 'own', tab: 'set1' });
    expect(result.current).toMatchObject({ userId: undefined, isChanging: false });
  });

  test('brings no id back for somebody who logged out meanwhile', () => {
    logIn();
    const { unmount } = open();
    store('accessToken', null);
    store('userId', null);
    unmount();
    expect(readStored('userId')).toBeNull();
  });
});

test.each([
  ['', 'demo', 'set1'],
  ['of=own&report=career', 'own', 'career'],
  ['of=demo&report=emotional', 'demo', undefined],
  ['report=toString', 'demo', undefined],
])('the address ?%s shows %s, %s', (search, whose, tab) => {
  expect(viewedAt(new URLSearchParams(search))).toEqual({ whose, tab });
});

test('the tabs are the seven of the specification, in its order', () => {
  expect(Object.keys(TABS)).toEqual(['set1', 'set2', 'professional', 'personal', 'cognitive', 'entrepreneurship', 'career']);
});

import { expect, type Page } from '@playwright/test';
import { expectRoomForLargeLetters } from './narrow-page.ts';
import { violationsOf } from './violations.ts';

/** Checks a page the first time that each kind of screen is on it, for whoever can use it and for large letters; `checked` tells which came. */
export function checkOnce(page: Page) {
  const checked = new Set<string>();
  const check = async (kind: string) => {
    if (checked.has(kind)) return;
    checked.add(kind);
    expect(await violationsOf(page), kind).toEqual([]);
    await expectRoomForLargeLetters(page, kind);
  };
  return { check, checked };
}

import type { Test } from '#content/test.ts';
import { tests as real } from '#content/tests.ts';
import { tinyTests } from './tiny-tests.ts';

/** Stands in for content/tests.ts in the program that the browser tests start. */
export const tests: Readonly<Record<string, Test>> = { ...real, ...tinyTests };

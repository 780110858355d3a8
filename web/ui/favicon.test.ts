import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faviconSvg } from './favicon.ts';

test('the favicon is the wheel', () => {
  expect(readFileSync('public/favicon.svg', 'utf8')).toBe(faviconSvg());
});

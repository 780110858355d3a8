import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { originWithoutRequest } from './site-origin.ts';

const at = (...ports: number[]) => ({ addresses: () => ports.map((port) => ({ address: '127.0.0.1', family: 'IPv4', port })) });

test('a link in a mail begins with ORIGIN, and without it with where the program listens', () => {
  expect(originWithoutRequest(at(4000), { origin: 'https://bhava.example', port: 3000 })).toBe('https://bhava.example');
  expect(originWithoutRequest(at(4000), { origin: undefined, port: 3000 })).toBe('http://localhost:4000');
  expect(originWithoutRequest(at(), { origin: undefined, port: 3000 })).toBe('http://localhost:3000');
});

test('no link that leaves the site begins with nothing where ORIGIN is not set', () => {
  const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] });
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((path) => /origin (\?\?|\|\|) ''/.test(readFileSync(path, 'utf8')))).toEqual([]);
});

import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

test.each([
  ['', '/home'],
  ['?next=%2Fhome%2Fset2report', '/home/set2report'],
  ['?next=%2Ftest-project%3Ftest%3Dpattern-loom%23top', '/test-project?test=pattern-loom#top'],
  ['?next=%2Fhi%2Fhome', '/home'],
  ['?next=https%3A%2F%2Fevil.example.org', '/home'],
  ['?next=%2F%2Fevil.example.org', '/home'],
  ['?next=%2F%5Cevil.example.org', '/home'],
  ['?next=%2F%09%2Fevil.example.org', '/home'],
  ['?next=%2Fhi%2F%2Fevil.example.org', '/home'],
  ['?next=%2F.%2F%2Fevil.example.org', '/home'],
  ['?next=javascript%3Aalert(1)', '/home'],
  ['?next=home', '/home'],
  ['?next=%2Flogin', '/home'],
  ['?next=%2Fhi%2Fsignup', '/home'],
])('%s leads to %s', (search, path) => {
  expect(safeNext(search)).toBe(path);
});

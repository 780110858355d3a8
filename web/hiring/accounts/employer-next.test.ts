import { expect, test } from 'vitest';
import { employerNext } from './employer-next.ts';

test.each([
  ['', '/home/employer'],
  ['?next=%2Fsettings', '/settings'],
  ['?next=%2Fhi%2Fhome%2Fcandidates%3Fstage%3D2', '/home/candidates?stage=2'],
  ['?next=https%3A%2F%2Felsewhere.example', '/home/employer'],
  ['?next=%2F%2Felsewhere.example', '/home/employer'],
  ['?next=%2Fhi%2F%2Felsewhere.example', '/home/employer'],
  ['?next=%2Femployer', '/home/employer'],
  ['?next=%2Femployer-signup', '/home/employer'],
])('after a login, %s leads to %s', (search, path) => {
  expect(employerNext(search)).toBe(path);
});

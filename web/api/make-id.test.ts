import { expect, test } from 'vitest';
import { z } from 'zod';
import { makeId } from './make-id.ts';

test('an id is a UUID of version 4, and no two are alike', () => {
  const ids = Array.from({ length: 1_000 }, makeId);
  expect(new Set(ids).size).toBe(1_000);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
});

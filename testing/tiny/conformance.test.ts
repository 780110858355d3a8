import { expect, test, vi } from 'vitest';
import { catalogue } from '#content/catalogue.ts';

vi.mock('#content/tests.ts', async () => ({ tests: (await import('./tiny-tests.ts')).tinyTests }));

test('the tiny tests are the catalogue', () => {
  expect(catalogue.map(({ slug }) => slug)).toEqual(['tiny-story', 'tiny-game']);
});

await import('../../content/conformance.test.ts');
await import('../../content/stories/conformance.test.ts');
await import('../../content/games/conformance.test.ts');

import { expect, test } from 'vitest';
import { MAX_FILES, circleFileMessages as say } from '#contract/society/circle-file-words.ts';
import { PDF, PNG } from '#server/platform/file-kind.ts';
import { isFull, judge, mayTakeBack } from './rules.ts';

const bytes = new TextEncoder().encode('alert(1)');

test('a file is what its content says', () => {
  expect(judge({ name: 'map.png', bytes, detected: PDF })).toEqual({ name: 'map.pdf', media: PDF });
  expect(judge({ name: 'नक्शा.JPG', bytes, detected: PNG })).toEqual({ name: 'नक्शा.png', media: PNG });
  expect(judge({ name: 'notes.md', bytes, detected: undefined })).toEqual({ name: 'notes.md', media: 'text/plain' });
  expect(judge({ name: 'notes.txt', bytes, detected: 'application/zip' })).toEqual({ refusal: say.kind });
  expect(judge({ name: 'notes.txt', bytes: new Uint8Array([0xff, 0xfe]), detected: undefined })).toEqual({ refusal: say.kind });
  expect(judge({ name: 'notes.txt', bytes: new Uint8Array(), detected: undefined })).toEqual({ refusal: say.empty });
});

test('plain text under the name of something else is refused', () => {
  for (const name of ['map.png', 'page.html', 'run.js', 'run.sh', 'drawing.svg'])
    expect(judge({ name, bytes, detected: undefined })).toEqual({ refusal: say.textNamed });
});

test('its author and the host can take a file back', () => {
  expect([1, 2, 3].map((id) => mayTakeBack({ authorId: 1, hostId: 2 }, id))).toEqual([true, true, false]);
  expect(mayTakeBack({ authorId: 1, hostId: null }, 2)).toBe(false);
});

test('there is room for twenty', () => {
  expect([MAX_FILES - 1, MAX_FILES].map(isFull)).toEqual([false, true]);
});

import type { Random } from '#psychometrics';
import { drawBelow, drawOne, isDrawn } from './draw.ts';

export type OddBody = {
  readonly bytes: Buffer;
  readonly headers: readonly string[];
  readonly isWhole: boolean;
  readonly isFramedRight: boolean;
  readonly told: string;
};

const DEEP = 20_000;
/** In bytes: no address reads so much. */
const MORE_THAN_IS_READ = 2_000_000;
const VALUES = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  'a',
  'x'.repeat(10_000),
  'a\u0000b',
  '\ud800',
  'नाव',
  "' or 1=1 --",
  '<script>',
  [],
  {},
  [[]],
  { a: 1 },
  'fuzz1',
  'fuzz1@example.org',
  'river7$',
  'lantern-ferry',
  'pattern-loom',
  'LF01',
  { kind: 'choice', option: 'a' },
  { kind: 'choice', option: null },
  '123456',
];

const WHOLE_BODIES: readonly ((random: Random) => string | Buffer)[] = [
  () => '',
  () => '{}',
  () => '[]',
  () => 'null',
  () => '"text"',
  () => '1e999',
  () => '{"a": ',
  () => '[1,2,',
  () => '\u0000',
  () => `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  () => `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  () => '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  () => '{"toString":1,"hasOwnProperty":2,"then":"x","length":-1}',
  () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  (random) => 'x'.repeat(drawBelow(random, 300_000)),
  () => 'x'.repeat(MORE_THAN_IS_READ),
  () => `"${'x'.repeat(MORE_THAN_IS_READ)}"`,
  () => JSON.stringify({ email: 'x'.repeat(MORE_THAN_IS_READ) }),
  (random) => JSON.stringify({ usernameOrEmail: 'x'.repeat(drawBelow(random, 300_000)) }),
  (random) => Buffer.from(Array.from({ length: 200 }, () => drawBelow(random, 256))),
];

/** A body and the headers that say how long it is, or say it wrongly. */
export function drawBody(random: Random, fields: readonly string[]): OddBody {
  const content = Buffer.from(isDrawn(random, 0.6) ? drawFields(random, fields) : drawOne(random, WHOLE_BODIES)(random));
  return frame(random, content);
}

function drawFields(random: Random, fields: readonly string[]): string {
  const entries = fields.filter(() => isDrawn(random, 0.9)).map((field) => [field, drawOne(random, VALUES)]);
  return JSON.stringify({ ...Object.fromEntries(entries), ...(isDrawn(random, 0.1) ? { unknown: drawOne(random, VALUES) } : {}) });
}

function frame(random: Random, content: Buffer): OddBody {
  const { length } = content;
  const draw = random();
  const framed = (told: string, headers: readonly string[], bytes = content, isWhole = true, isFramedRight = false): OddBody => ({
    headers,
    bytes,
    isWhole,
    isFramedRight,
    told: `${length} bytes ${told}`,
  });
  if (draw < 0.75) return framed('with their length', [`Content-Length: ${length}`], content, true, true);
  if (draw < 0.87) return framed('in chunks', ['Transfer-Encoding: chunked'], inChunks(random, content), true, true);
  if (draw < 0.89) return framed('said to be fewer', [`Content-Length: ${Math.floor(length / 2)}`]);
  if (draw < 0.92) return framed('said to be more', [`Content-Length: ${length + 10}`], content, false);
  if (draw < 0.94)
    return framed('in chunks without an end', ['Transfer-Encoding: chunked'], inChunks(random, content).subarray(0, -5), false);
  const odd = drawOne(random, [
    ['Content-Length: -1'],
    ['Content-Length: 1e3'],
    [`Content-Length: ${'9'.repeat(30)}`],
    ['Content-Length: 3', 'Content-Length: 4'],
    ['Content-Length: 3', 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: gzip, chunked'],
    ['Transfer-Encoding: odd'],
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'],
  ]);
  // what the server takes as a length, it may wait for
  return framed('framed oddly', odd, content, false);
}

function inChunks(random: Random, content: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < content.length; ) {
    const part = content.subarray(at, at + 1 + drawBelow(random, 50_000));
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'));
    at += part.length;
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
}

import { expect, test } from 'vitest';
import { markdownToHtml } from './markdown.ts';

test('what people write is shown as it is meant', () => {
  const html = markdownToHtml(
    '# Rain\n\nA **roof** of 40 m².\n\n- one\n- two\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n> said\n\n[source](https://example.org)',
  );
  for (const part of ['<h3>Rain</h3>', '<strong>roof</strong>', '<li>one</li>', '<td align="right">2</td>', '<blockquote>'])
    expect(html).toContain(part);
  expect(html).toContain('<a href="https://example.org" rel="nofollow noopener noreferrer">source</a>');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '![x](https://evil.example/track.png)',
  '<iframe src="https://evil.example"></iframe>',
  '<a href="x" onclick="alert(1)">x</a>',
  '<svg/onload=alert(1)>',
  '[x](//evil.example "y" onmouseover=alert(1))',
  '```html\n<script>alert(1)</script>\n```',
  '<style>*{display:none}</style>',
  '[x]: javascript:alert(1)\n\n[x]',
])('%s does nothing', (text) => {
  const html = markdownToHtml(text);
  expect(html).not.toMatch(/<(script|img|iframe|svg|style)/i);
  expect(html.match(/<[^>]*>/g)?.join('') ?? '').not.toMatch(/\son\w+=|javascript:|data:/i);
});

const SIZE = 20_000;
const fill = (part: string) => part.repeat(Math.floor(SIZE / part.length));
test.each([
  ['quotes', fill('>')],
  ['lists', Array.from({ length: 140 }, (_, index) => `${' '.repeat(index)}- x`).join('\n')],
  ['brackets', fill('[')],
  ['brackets with letters', fill('[a')],
  ['links that do not end', fill('[a](')],
  ['stars', fill('*')],
  ['stars with letters', fill('*a_')],
  ['ticks', fill('`a``')],
  ['angles', fill('<a')],
  ['entities', fill('&#')],
  ['backslashes', fill('\\')],
  ['spaces', fill(' ')],
  ['tables', `|${fill('a|')}\n|${fill('-|')}`],
  ['comments', fill('<!--')],
  ['emphasis', fill('_a **b ')],
  ['definitions', fill('[a]: b\n')],
])('a bomb of %s is refused or shown, quickly', (_what, text) => {
  const began = performance.now();
  try {
    expect(markdownToHtml(text)).not.toContain('<script');
  } catch (error) {
    expect((error as { code: string }).code).toBe('unprocessable');
  }
  expect(performance.now() - began).toBeLessThan(2_000);
});

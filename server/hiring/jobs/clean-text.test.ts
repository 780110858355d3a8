import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['<p>Fit <b>pumps</b>, <i>well</i>.</p>', '<p>Fit <strong>pumps</strong>, <em>well</em>.</p>'],
  ['<h1>Duties</h1><ul><li>One</li></ul>', '<h3>Duties</h3><ul><li>One</li></ul>'],
  ['<p onclick="alert(1)" style="color:red">Hi</p>', '<p>Hi</p>'],
  ['<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
  ['<img src=x onerror=alert(1)><p>Hi</p>', '<p>Hi</p>'],
  ['<svg><script>alert(1)</script></svg>Hi', 'Hi'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="JaVaScRiPt&#58;alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="https://firm.example" target="_blank" rel="opener">x</a>', '<a href="https://firm.example">x</a>'],
  ['<iframe src="https://evil.example"></iframe><p>ok</p>', '<p>ok</p>'],
  ['<p>a &lt;script&gt; b</p>', '<p>a &lt;script&gt; b</p>'],
  ['<p>&nbsp;</p><p> </p>', ''],
  ['<p></p>', ''],
])('%s', (dirty, clean) => {
  expect(cleanText(dirty)).toBe(clean);
  expect(cleanText(clean)).toBe(clean);
});

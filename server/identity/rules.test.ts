import { expect, test } from 'vitest';
import { chooseLanguage, isFromOwnPages, networkOf } from './rules.ts';

test.each([
  ['our page', { origin: 'https://bhava.example.org', fetchSite: 'same-origin' }, true],
  [
    'our page behind a proxy that hides the host',
    { origin: 'https://bhava.example.org', fetchSite: 'same-origin', host: '127.0.0.1:3000' },
    true,
  ],
  ['our page at another of our hosts', { origin: 'http://localhost:3000', fetchSite: 'same-origin', host: 'localhost:3000' }, true],
  ['a program', {}, true],
  ['an address typed by hand', { fetchSite: 'none' }, true],
  ['another site', { origin: 'https://evil.example.org', fetchSite: 'cross-site' }, false],
  ['another site in an old browser', { origin: 'https://evil.example.org' }, false],
  ['another port', { origin: 'http://localhost:9999', fetchSite: 'same-site', host: 'localhost:3000' }, false],
  ['our own host without https', { origin: 'http://bhava.example.org', fetchSite: 'same-site' }, false],
  ['a page without an origin', { origin: 'null', fetchSite: 'cross-site' }, false],
  ['another site that hides its origin', { fetchSite: 'cross-site' }, false],
  ['a neighbour under the same domain', { fetchSite: 'same-site' }, false],
] as const)('a request from %s', (_who, coming, own) => {
  const request = { origin: undefined, fetchSite: undefined, host: 'bhava.example.org', ...coming };
  expect(isFromOwnPages(request, 'https://bhava.example.org')).toBe(own);
});

test.each([
  [undefined, undefined, 'en'],
  [undefined, 'hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  [undefined, 'en-IN,hi;q=0.9', 'en'],
  [undefined, 'ta, hi;q=0.5', 'hi'],
  [undefined, 'history', 'en'],
  ['en', 'hi', 'en'],
  ['hi', 'en', 'hi'],
] as const)('asked %s, browser %s: %s', (asked, header, language) => {
  expect(chooseLanguage(asked, header)).toBe(language);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0DB8:1::9', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

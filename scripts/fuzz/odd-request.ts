import type { Random } from '#psychometrics';
import { drawBelow, drawOne, isDrawn } from './draw.ts';
import { drawBody } from './odd-body.ts';
import type { Target } from './target.ts';

export type OddRequest = {
  readonly bytes: Buffer;
  readonly isHead: boolean;
  /** Nothing is missing: the server owes an answer. Else the sender leaves after a moment. */
  readonly isWhole: boolean;
  /** Its end is where its header says: the next request on the connection is read as what it is. */
  readonly isFramedRight: boolean;
  /** To tell a person what it was. */
  readonly told: string;
};

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'REPORT',
  'LOCK',
  'QUERY',
  'CONNECT',
  'get',
  'ODD',
];
const HOSTS = [
  '127.0.0.1',
  'bhava.example',
  'x:99999',
  '[::',
  'a b',
  'a"><b',
  '',
  '[::1]:3000',
  'me@here',
  'a/../b',
  'localhost, other',
  '\u00e9',
];
const VERSIONS = ['HTTP/1.0', 'HTTP/1.1', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/x'];
const LONG = 'a'.repeat(20_000);
const ODD_PATHS = [
  '//evil.example/x',
  '/hi//evil.example',
  '/\\evil.example',
  '/%',
  '/%zz',
  '/api/%zz',
  '/api/%00',
  '/nowhere%00',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/assets/../../package.json',
  '/api/../nowhere',
  '/api',
  '/api/',
  '/api//health',
  '/API/health',
  '*',
  'nowhere',
  'http://x/api/health/alive',
  'http://[::/x',
  '/?',
  '/#',
  '/;',
  '/api/dev/mail',
  '/api/dev/mail/guess',
  '/login?next=//evil.example',
  '/\u00e9',
  `/${'a'.repeat(5_000)}`,
  `/api/${LONG}`,
  `/nowhere?${'a=b&'.repeat(1_500)}`,
  '/__manifest?p=//x&p=/\\',
  '/constructor',
  '/api/__proto__',
  '/nowhere/%2e%2e/%2e%2e',
  '/.env',
  '/build/server/index.js',
];
const ODD_HEADERS = [
  'Accept-Encoding: br',
  'Accept-Encoding: gzip;q=0, *;q=x',
  'Range: bytes=0-10',
  'Range: bytes=99999999-',
  'Range: bytes=a-b,,',
  'If-None-Match: *',
  'If-Modified-Since: never',
  'Expect: 100-continue',
  'Expect: nothing',
  'Connection: close',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c',
  'X-Forwarded-For: 1.2.3.4, , x',
  'X-Forwarded-Host: a b',
  'X-Forwarded-Proto: odd',
  'Origin: null',
  'Origin: https://evil.example',
  'Sec-Fetch-Site: cross-site',
  'X-HTTP-Method-Override: DELETE',
  `X-Long: ${LONG}`,
  'Accept-Version: 9',
  'X-Page-Nonce: a"b',
  'Content-Encoding: gzip',
  'Trailer: Odd',
  'Accept: \u00ff',
  'Accept-Language: hi;q=nan',
  'X-React-Router-SPA-Mode: yes',
  'X-React-Router-Prerender-Data: x',
  'Bad Name: x',
  'NoColon',
  ': empty',
  'Folded: a\r\n b',
  'Keep-Alive: timeout=1',
  'Te: trailers',
  'Host: second.example',
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'odd',
  '',
];

export function drawRequest(random: Random, target: Target): OddRequest {
  const { method, path, fields } = drawGoal(random, target);
  const version = isDrawn(random, 0.97) ? 'HTTP/1.1' : drawOne(random, VERSIONS);
  const host = isDrawn(random, 0.9) ? 'localhost' : drawOne(random, HOSTS);
  const headers = [`Host: ${host}`, ...drawCredentials(random, target)];
  while (isDrawn(random, 0.3)) headers.push(drawOne(random, ODD_HEADERS));
  const hasBody = isDrawn(random, /^(GET|HEAD)$/.test(method) ? 0.15 : 0.9);
  const type = isDrawn(random, 0.85) ? 'application/json' : drawOne(random, TYPES);
  const sent = hasBody ? drawBody(random, fields) : undefined;
  if (sent) headers.push(...(type ? [`Content-Type: ${type}`] : []), ...sent.headers);
  const head = Buffer.from([`${method} ${path} ${version}`, ...headers, '', ''].join('\r\n'), 'latin1');
  const told = `${method} ${path.slice(0, 80)} ${version}, ${headers.map((header) => header.slice(0, 60)).join(', ')}${sent ? `, ${sent.told}` : ''}`;
  const common = { isHead: method === 'HEAD', told };
  if (isDrawn(random, 0.01))
    return { ...common, bytes: head.subarray(0, 1 + drawBelow(random, head.length - 2)), isWhole: false, isFramedRight: false };
  return {
    ...common,
    bytes: Buffer.concat([head, ...(sent ? [sent.bytes] : [])]),
    isWhole: sent?.isWhole ?? true,
    isFramedRight: sent?.isFramedRight ?? true,
  };
}

function drawGoal(random: Random, target: Target): { method: string; path: string; fields: readonly string[] } {
  const draw = random();
  const goal =
    draw < 0.6
      ? drawAddress(random, target)
      : { method: 'GET', path: drawOne(random, draw < 0.85 ? target.pages : ODD_PATHS), fields: ['a', 'b'] };
  return isDrawn(random, 0.75) ? goal : { ...goal, method: drawOne(random, METHODS) };
}

function drawAddress(random: Random, { addresses, ids }: Target) {
  const { method, path, fields } = drawOne(random, addresses);
  const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(drawOne(random, ids)));
  const query = isDrawn(random, 0.1)
    ? drawOne(random, ['?language=hi', '?language=xx', '?a[b]=c', '?__proto__=x', '?language=en&language=hi'])
    : '';
  return { method, path: filled + query, fields };
}

function drawCredentials(random: Random, { tokens, cookies }: Target): string[] {
  return [
    ...(isDrawn(random, 0.6)
      ? [`Authorization: ${drawOne(random, ['Bearer', 'Bearer', 'Bearer', 'Basic', 'bearer', ''])} ${drawOne(random, tokens)}`]
      : []),
    ...(isDrawn(random, 0.4) ? [`X-Test-Session-Token: ${drawOne(random, tokens)}`] : []),
    ...(isDrawn(random, 0.2) ? [`Cookie: ${drawOne(random, cookies)}`] : []),
  ];
}

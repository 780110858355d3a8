import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { afterFile } from '#testing/after-file.ts';
import { findProblemOfName, type Guard, post } from './post.ts';

/** A server on this machine, and what it has got. */
async function listenHere(answer: RequestListener) {
  const got: { url: string | undefined; headers: object }[] = [];
  const server = createServer((request, response) => {
    got.push({ url: request.url, headers: request.headers });
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { got, port, address: `http://127.0.0.1:${port}/hook` };
}
const open: Guard = { mayBePrivate: true };
const shut: Guard = { mayBePrivate: false };
const what = { headers: { 'webhook-id': 'msg_1' }, body: '{"event":"test"}' };

/** Name servers that answer one thing after the other, and what they were asked. */
function nameServers(...answers: readonly (readonly string[])[]) {
  const asked: string[] = [];
  const findAddresses = async (name: string) => {
    asked.push(name);
    const found = answers[Math.min(asked.length, answers.length) - 1]!;
    return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { asked, findAddresses };
}

describe('a post', () => {
  test('brings its body and headers, and tells status and answer', async () => {
    let body = '';
    const { address, got } = await listenHere(async (request, response) => {
      for await (const part of request) body += part;
      response.writeHead(202).end('Thank you.\u0000\n\tYours');
    });
    expect(await post(address, what, open)).toEqual({ status: 202, problem: null, answer: 'Thank you. Yours' });
    expect(body).toBe(what.body);
    expect(got[0]).toMatchObject({ url: '/hook', headers: { 'webhook-id': 'msg_1', 'content-type': 'application/json' } });
  });

  test.each([
    [500, 'refused'],
    [404, 'refused'],
  ] as const)('that is answered with %s is no success', async (status, problem) => {
    const { address } = await listenHere((_request, response) => void response.writeHead(status).end('no'));
    expect(await post(address, what, open)).toEqual({ status, problem, answer: 'no' });
  });

  test('follows no redirect', async () => {
    const aim = await listenHere((_request, response) => void response.end());
    const { address } = await listenHere((_request, response) => void response.writeHead(307, { location: aim.address }).end());
    expect(await post(address, what, open)).toMatchObject({ status: 307, problem: 'redirect' });
    expect(aim.got).toEqual([]);
  });

  test('reads an answer that does not end up to its limit, and shows its beginning', async () => {
    const { address } = await listenHere((request, response) => {
      response.writeHead(200);
      const more = () => {
        while (response.write('x'.repeat(10_000)));
      };
      response.on('drain', more);
      request.on('close', () => response.removeListener('drain', more));
      more();
    });
    expect(await post(address, what, open)).toEqual({ status: 200, problem: null, answer: 'x'.repeat(500) });
  });

  test.each([
    ['that never answers', (() => {}) as RequestListener],
    ['that begins and does not go on', ((_request, response) => void response.writeHead(200).write('a')) as RequestListener],
  ])('gives a receiver up %s', async (_which, answer) => {
    const { address } = await listenHere(answer);
    expect(await post(address, what, { ...open, limitMs: 100 })).toMatchObject({ status: null, problem: 'too-slow' });
  });

  test('says when nobody is there, and when the other side speaks no TLS', async () => {
    const { port, address } = await listenHere((_request, response) => void response.end());
    expect(await post(address.replace('http:', 'https:'), what, open)).toMatchObject({ status: null, problem: 'certificate' });
    expect(await post(`http://127.0.0.1:${port === 1 ? 2 : 1}/`, what, open)).toMatchObject({ status: null, problem: 'no-connection' });
  });
});

describe('a private address is never called', () => {
  test.each(['https://127.0.0.1', 'https://[::ffff:127.0.0.1]', 'https://2130706433', 'http://127.0.0.1'])('as %s', async (origin) => {
    const { port, got } = await listenHere((_request, response) => void response.end());
    expect(await post(`${origin}:${port}/`, what, shut)).toEqual({ status: null, problem: 'private-address', answer: '' });
    expect(got).toEqual([]);
  });

  test.each([
    ['a private address', ['10.0.0.1']],
    ['a public and a private one', ['8.8.8.8', '127.0.0.1']],
    ['this machine, mapped', ['::ffff:127.0.0.1']],
  ])('by a name that leads to %s', async (_where, found) => {
    const { findAddresses } = nameServers(found);
    expect(await post('https://harbour-tea.example/', what, { ...shut, findAddresses })).toMatchObject({ problem: 'private-address' });
    expect(await findProblemOfName(new URL('https://harbour-tea.example/'), { ...shut, findAddresses })).toBe('private-address');
  });

  test('by a name of this machine', async () => {
    expect(await post('https://localhost/', what, shut)).toMatchObject({ problem: 'private-address' });
  });

  test('by a name that leads elsewhere a moment later: it is looked up once, and what was found is called', async () => {
    const { port, got } = await listenHere((_request, response) => void response.end());
    // in the public range, and led to by no route since 2006: 6bone
    const names = nameServers(['3ffe::1'], ['127.0.0.1']);
    const posted = await post(`https://harbour-tea.example:${port}/`, what, { ...shut, findAddresses: names.findAddresses, limitMs: 200 });
    expect(posted.status).toBeNull();
    expect(names.asked).toEqual(['harbour-tea.example']);
    expect(got).toEqual([]);
    // the next post looks again, and refuses
    expect(await post(`https://harbour-tea.example:${port}/`, what, { ...shut, findAddresses: names.findAddresses })).toMatchObject({
      problem: 'private-address',
    });
  });

  test('a name that leads nowhere is told', async () => {
    const { findAddresses } = nameServers([]);
    expect(await post('https://harbour-tea.example/', what, { ...shut, findAddresses })).toMatchObject({ problem: 'unknown-host' });
  });
});

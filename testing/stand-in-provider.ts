import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { readonly method: string; readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: unknown };
export type Answer = { readonly status?: number; readonly body: unknown } | 'stall';

/** A provider's answer in the shape that the specification reads: candidates[0].content.parts[0].text, and nothing else. */
export const saying = (text: string): Answer => ({ body: { candidates: [{ content: { parts: [{ text }] } }] } });

/** A text provider over real HTTP on this machine, for tests. `answers` are given in turn, the last one again and again. */
export async function standInProvider(answers: readonly Answer[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = answers[Math.min(received.length, answers.length - 1)];
    received.push({
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    if (answer === undefined || answer === 'stall') return;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${port}/v1beta`, received, close };
}

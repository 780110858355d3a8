import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { readonly method: string; readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: unknown };
export type Answer =
  | { readonly status?: number; readonly body: unknown }
  /** In pieces where pieces are asked for, else as a whole. `then`: what comes after the last piece. */
  | { readonly pieces: readonly string[]; readonly then?: 'stall' | 'break' }
  | 'stall';

/** What each answer costs. */
export const TOKENS = { promptTokenCount: 300, candidatesTokenCount: 90, totalTokenCount: 390 };

const chunkOf = (text: string) => ({ candidates: [{ content: { parts: [{ text }] } }], usageMetadata: TOKENS });

/** A provider's answer in the shape that the specification reads: candidates[0].content.parts[0].text, whether or not pieces are asked for. */
export const saying = (text: string): Answer => ({ body: chunkOf(text) });
/** An answer that comes a few letters at a time. */
export const streaming = (text: string, then?: 'stall' | 'break'): Answer => ({
  pieces: text.match(/[\s\S]{1,9}/gu) ?? [],
  ...(then && { then }),
});

/** A text provider over real HTTP on this machine, for tests. `answers` are given in turn, the last one again and again. */
export async function standInProvider(answers: readonly Answer[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = answers[Math.min(received.length, answers.length - 1)];
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    if (answer === undefined || answer === 'stall') return;
    if ('body' in answer) sendJson(response, answer.body, answer.status);
    else if (url.includes(':streamGenerateContent')) sendPieces(response, answer);
    else sendJson(response, chunkOf(answer.pieces.join('')));
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

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendPieces(response: ServerResponse, { pieces, then }: Extract<Answer, { readonly pieces: unknown }>): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of pieces) response.write(`data: ${JSON.stringify(chunkOf(piece))}\n\n`);
  if (then === 'break')
    response.socket?.end(); // what was sent still arrives
  else if (then === undefined)
    response.end(`data: ${JSON.stringify({ candidates: [{ finishReason: 'STOP' }], usageMetadata: TOKENS })}\n\n`);
}

import type { FastifyReply, FastifyRequest } from 'fastify';

/** The compressed forms that we send, the smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** An answer whose bytes are in memory, as they are and compressed. */
export type Kept = {
  readonly type: string;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The compressed form; undefined where there is none. */
  readonly compressed: (encoding: Encoding) => Promise<Buffer> | Buffer | undefined;
};

/** For the route of what is kept: nothing more is to be compressed. */
export const asItIs = { compress: false } as object;

/** Sends what is kept in the form that the browser likes, or nothing where the browser has it. */
export async function sendKept({ type, etag, headers, body, compressed }: Kept, { headers: asked }: FastifyRequest, reply: FastifyReply) {
  reply.headers({ ...headers, etag, vary: 'accept-encoding' });
  if (asked['if-none-match']?.includes(etag)) return reply.status(304).send();
  reply.type(type);
  for (const encoding of ENCODINGS) {
    const smaller = accepts(asked['accept-encoding'], encoding) ? compressed(encoding) : undefined;
    if (smaller) return reply.header('content-encoding', encoding).send(await smaller);
  }
  return reply.send(body);
}

const accepts = (header: string | string[] | undefined, encoding: Encoding): boolean =>
  String(header ?? '')
    .split(',')
    .some((part) => part.trim().split(';')[0] === encoding && !/;\s*q=0(\.0*)?$/.test(part));

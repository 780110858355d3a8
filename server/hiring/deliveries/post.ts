import type { LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as requestOverHttp } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { AttemptProblem } from '#contract/hiring/webhook-words.ts';
import { hostOf, isPublic, readAddress } from '../webhooks/address-guard.ts';

const LIMIT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** Of an answer, for whoever looks why it was no success. */
const SHOWN_ANSWER_LENGTH = 500;

export type Guard = {
  /** For development and tests alone. */
  readonly mayBePrivate: boolean;
  /** By default the name servers of the system. */
  readonly findAddresses?: (name: string) => Promise<readonly LookupAddress[]>;
  readonly limitMs?: number;
};
export type Posted = { readonly status: number | null; readonly problem: AttemptProblem | null; readonly answer: string };

class PrivateAddress extends Error {}

/**
 * Asks name servers by ourselves. What the system offers for it takes one of the few threads in which files are read and passwords hashed,
 * for as long as a name server likes to take.
 */
async function askNameServers(name: string): Promise<readonly LookupAddress[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addressesIn = (found: typeof four, family: 4 | 6) =>
    found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];
  return [...addressesIn(four, 4), ...addressesIn(six, 6)];
}

/** In development a name may be one of this machine's own. */
const findAddressesOf = ({ mayBePrivate, findAddresses }: Guard) =>
  findAddresses ?? (mayBePrivate ? (name: string) => lookup(name, { all: true }) : askNameServers);

/** Where a name leads. One private address among several is enough to refuse. */
async function findChecked(name: string, guard: Guard): Promise<LookupAddress[]> {
  const found = await findAddressesOf(guard)(name);
  if (!guard.mayBePrivate && !found.every(({ address }) => isPublic(address))) throw new PrivateAddress();
  if (found.length === 0) throw Object.assign(new Error('The name leads nowhere.'), { code: 'ENOTFOUND' });
  return [...found];
}

/**
 * Looks a name up once, for one connection, which goes to what was found and checked here: a name that leads elsewhere a moment later gains
 * nothing by it.
 */
const makeGuardedLookup =
  (guard: Guard): LookupFunction =>
  (name, { all }, done) => {
    findChecked(name, guard).then(
      (found) => (all ? done(null, found) : done(null, found[0]!.address, found[0]!.family)),
      (error) => done(error, ''),
    );
  };

/** What is wrong with where the name leads now; null where nothing is. */
export async function findProblemOfName(url: URL, guard: Guard): Promise<AttemptProblem | null> {
  const host = hostOf(url);
  if (isIP(host)) return null; // was looked at when it was read
  return findChecked(host, guard).then(
    () => null,
    (error) => problemOf(error),
  );
}

/** Posts once. Nothing is thrown: what came of it is the answer. No redirect is followed, and what is long is cut. */
export async function post(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  guard: Guard,
): Promise<Posted> {
  const url = readAddress(address, guard);
  if (typeof url === 'string') return { status: null, problem: 'private-address', answer: '' };
  const bytes = Buffer.from(body);
  const signal = AbortSignal.timeout(guard.limitMs ?? LIMIT_MS);
  const request = (url.protocol === 'https:' ? requestOverHttps : requestOverHttp)(url, {
    method: 'POST',
    agent: false, // no connection is kept, so each is looked up and checked anew
    lookup: makeGuardedLookup(guard),
    signal,
    headers: { 'content-type': 'application/json', 'content-length': bytes.length, 'user-agent': 'Bhava-Webhooks/1', ...headers },
  });
  request.end(bytes);
  try {
    const response = await answerTo(request);
    const answer = await readStart(response);
    const status = response.statusCode ?? 0;
    return { status, problem: problemOfStatus(status), answer };
  } catch (error) {
    return { status: null, problem: signal.aborted ? 'too-slow' : problemOf(error as Error), answer: '' };
  } finally {
    request.destroy();
  }
}

function answerTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject); // stays, for what fails after the answer has begun
  });
}

async function readStart(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= MAX_ANSWER_BYTES) break; // this closes the connection
  }
  const text = Buffer.concat(parts).subarray(0, MAX_ANSWER_BYTES).toString('utf8');
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, SHOWN_ANSWER_LENGTH)
    .toWellFormed();
}

function problemOfStatus(status: number): AttemptProblem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'refused';
}

const TLS = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/;
function problemOf(error: Error & { code?: string | undefined }): AttemptProblem {
  if (error instanceof PrivateAddress) return 'private-address';
  const { code = '' } = error;
  if (code === 'ETIMEDOUT') return 'too-slow';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'unknown-host';
  return TLS.test(code) ? 'certificate' : 'no-connection';
}

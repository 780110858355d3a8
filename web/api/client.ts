import type { Input, Output } from '#contract/endpoint.ts';
import type { Address, EndpointAt, FileAddress } from '#contract/endpoints.ts';
import type { ProblemBody, ProblemCode } from '#contract/problem.ts';
import { isAnswerOf } from './answer-shapes.ts';
import { takeFirstAnswer } from './first-calls.ts';
import { withTokens } from './request-rules.ts';
import { forgetEmployerLogin, forgetLogin, readStored, store } from './storage.ts';

/** What came instead of a success. `status` 0: the server could not be reached at all. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly body: ProblemBody | undefined;

  /** From when on asking again can help, on the clock of this device (milliseconds); undefined where the server does not say. */
  readonly retryAt: number | undefined;

  constructor(status: number, body?: ProblemBody) {
    super(body?.message ?? `HTTP ${status}`);
    this.name = 'ApiFailure';
    this.status = status;
    this.body = body;
    this.retryAt = typeof body?.retryAfter === 'number' ? Date.now() + body.retryAfter * 1000 : undefined;
  }

  get isOffline(): boolean {
    return this.status === 0;
  }

  /** What our own server calls the failure. Undefined when the answer is not ours: a proxy's page, a firewall's, or none at all. */
  get code(): ProblemCode | undefined {
    const { code, message } = (this.body ?? {}) as Partial<ProblemBody>;
    return typeof code === 'string' && typeof message === 'string' ? (code as ProblemCode) : undefined;
  }
}

type Who = 'person' | 'member';

type Options = {
  /** `person`, or `member` of an organisation: the token of that login goes along, renewed when it has run out. */
  readonly as?: Who;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
  /** For what takes longer than any answer, such as a file on its way. */
  readonly maxWaitMs?: number;
};

/** The status of a success whose content is not what the contract says: from a program in between, or a server of another version. */
const NOT_OURS = 502;

/** Milliseconds. Every answer comes far sooner, a generated text too. A server that is silent for longer counts as out of reach. */
const MAX_WAIT_MS = 30_000;

/** Calls an endpoint of the contract. Throws ApiFailure, or an AbortError when the caller gave up. */
export async function call<A extends Exclude<Address, FileAddress>>(
  address: A,
  input: Input<EndpointAt<A>>,
  options: Options = {},
): Promise<Output<EndpointAt<A>>> {
  const answer = await read(await sendRenewed(address, input, options));
  if (!isAnswerOf(address, answer)) throw new ApiFailure(NOT_OURS);
  return answer as Output<EndpointAt<A>>;
}

/** Calls an endpoint that answers line by line, and hands on each line as it comes. Throws as `call` does, perhaps after some lines. */
export async function* follow<A extends Address>(
  address: A,
  input: Input<EndpointAt<A>>,
  options: Options = {},
): AsyncGenerator<Output<EndpointAt<A>>, void> {
  const response = await sendRenewed(address, input, options);
  if (!response.ok || !response.body) {
    await read(response);
    throw new ApiFailure(NOT_OURS);
  }
  for await (const line of linesOf(response.body)) {
    const value = asJson(line);
    if (!isAnswerOf(address, value)) throw new ApiFailure(NOT_OURS);
    yield value as Output<EndpointAt<A>>;
  }
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let held = '';
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        if (isGivenUp(error)) throw error;
        throw new ApiFailure(0); // the connection was lost on the way
      });
      const lines = (held + (value ?? '')).split('\n');
      held = done ? '' : (lines.pop() ?? '');
      yield* lines.filter((line) => line !== '');
      if (done) return;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function asJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new ApiFailure(NOT_OURS);
  }
}

const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The same for an endpoint that answers with a file. */
export async function fetchFile<A extends FileAddress>(address: A, input: Input<EndpointAt<A>>, options: Options = {}): Promise<File> {
  const response = await sendRenewed(address, input, options);
  if (!response.ok) await read(response); // it says why, and throws
  const name = fileNameIn(response.headers.get('content-disposition') ?? '');
  if (!name) throw new ApiFailure(NOT_OURS);
  const content = await response.blob().catch(() => {
    throw new ApiFailure(0);
  });
  return new File([content], name, { type: content.type });
}

/** The name as it is, or the one for old programs where there is no other. */
function fileNameIn(header: string): string | undefined {
  const [, whole] = /filename\*=UTF-8''([^;]+)/.exec(header) ?? [];
  return whole === undefined ? /filename="([^"]+)"/.exec(header)?.[1] : decodeURIComponent(whole);
}

async function sendRenewed(address: Address, input: unknown, options: Options): Promise<Response> {
  const sent = await send(address, input, options);
  const isRenewed = sent.status === 401 && options.as !== undefined && (await renewAccess(options.as));
  if (!isRenewed) return sent;
  giveUp(sent);
  return send(address, input, options);
}

/** Of an answer that nobody reads: to the browser it would be under way until the page closes. */
const giveUp = (response: Response) => void response.body?.cancel().catch(() => {});

/** Bytes go as they are. */
const isFile = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;

async function send(
  address: Address,
  input: unknown,
  { as, headers = {}, signal, keepalive, maxWaitMs = MAX_WAIT_MS }: Options,
): Promise<Response> {
  const { params = {}, query = {}, body } = input as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
  const [method = '', template = ''] = address.split(' ');
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const token = as ? readStored(logins[as].token) : null;
  const own = {
    ...(body === undefined ? {} : { 'Content-Type': isFile(body) ? 'application/octet-stream' : 'application/json' }),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...headers,
  };
  const tokens = {
    accessToken: readStored('accessToken'),
    employerAccessToken: readStored('employerAccessToken'),
    testSessionToken: readStored('testSessionToken'),
  };
  const limit = AbortSignal.timeout(maxWaitMs);
  const ending = signal ? AbortSignal.any([signal, limit]) : limit;
  const first = method === 'GET' && search.size === 0 && (await takeFirstAnswer(path, ending));
  if (first) return first;
  try {
    return await fetch(search.size > 0 ? `${path}?${search}` : path, {
      method,
      headers: withTokens(path, own, tokens),
      ...(body === undefined ? {} : { body: isFile(body) ? body : JSON.stringify(body) }),
      signal: ending,
      ...(keepalive ? { keepalive } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiFailure(0);
  }
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    if (isGivenUp(error)) throw error;
    throw new ApiFailure(0); // the connection was lost on the way
  });
  let data: unknown;
  try {
    data = text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new ApiFailure(response.ok ? 0 : response.status); // a proxy's own page, or an answer cut short
  }
  if (!response.ok) throw told(new ApiFailure(response.status, asProblem(data)));
  return data;
}

/** The event that leads to the page with the notice, whatever was asked for. */
export const CONSENT_FIRST = 'consent-first' satisfies ProblemCode;

function told(failure: ApiFailure): ApiFailure {
  if (failure.code === CONSENT_FIRST) window.dispatchEvent(new Event(CONSENT_FIRST));
  return failure;
}

/** A failure from another program may hold anything. Fields that a page shows, or computes with, are kept only if their type is right. */
function asProblem(data: unknown): ProblemBody | undefined {
  if (typeof data !== 'object' || data === null) return data as ProblemBody | undefined;
  const { message, retryAfter, ...other } = data as Partial<ProblemBody>;
  return {
    ...other,
    ...(typeof message === 'string' ? { message } : {}),
    ...(typeof retryAfter === 'number' && retryAfter >= 0 ? { retryAfter } : {}),
  } as ProblemBody;
}

/** Both kinds of logins: where each is renewed, and what of it this device keeps. */
const logins = {
  person: { token: 'accessToken', refresh: '/api/auth/refresh', forget: forgetLogin },
  member: { token: 'employerAccessToken', refresh: '/api/employer/refresh', forget: forgetEmployerLogin },
} as const satisfies Record<Who, object>;

const renewing: { [W in Who]?: Promise<boolean> } = {};

/** A new access token for the cookie's login; several calls that find theirs expired share one renewal. */
function renewAccess(who: Who): Promise<boolean> {
  renewing[who] ??= fetchAccess(who).finally(() => {
    delete renewing[who];
  });
  return renewing[who];
}

async function fetchAccess(who: Who): Promise<boolean> {
  const { token, refresh, forget } = logins[who];
  try {
    const response = await fetch(refresh, { method: 'POST', signal: AbortSignal.timeout(MAX_WAIT_MS) });
    const answer = (await response.json()) as { accessToken?: string; name?: string; code?: ProblemCode };
    if (response.status === 401 && answer.code === 'unauthenticated') forget(); // a proxy may answer 401 too
    if (!response.ok || !answer.accessToken) return false;
    store(token, answer.accessToken);
    if (who === 'person' && answer.name) store('name', answer.name);
    return true;
  } catch {
    return false;
  }
}

import { connect } from 'node:net';

export type Answer = { readonly status: number; readonly headers: ReadonlyMap<string, string>; readonly body: string };
/** An answer; or the other side closed without one; or it said nothing in the time it was given. */
export type Outcome = Answer | 'closed' | 'silent';

/** Generous, and still before the program itself gives up a request that has not arrived whole. */
const MAX_WAIT_MS = 45_000;

/** One connection to a server, byte by byte: clients of higher level refuse to send what is wrong, and hide which connection they use. */
export async function openConnection(address: string) {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  let received = Buffer.alloc(0);
  let isClosed = false;
  let onNews = () => {};
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    onNews();
  });
  socket.on('error', () => {}); // a reset is followed by close
  socket.on('close', () => {
    isClosed = true;
    onNews();
  });
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
    socket.once('close', resolve);
  });

  function read({ isHead = false, patienceMs = MAX_WAIT_MS } = {}): Promise<Outcome> {
    return new Promise((resolve) => {
      const settle = (outcome: Outcome) => {
        clearTimeout(timer);
        onNews = () => {};
        resolve(outcome);
      };
      const look = () => {
        const parsed = parseAnswer(received, isHead, isClosed);
        if (parsed) received = received.subarray(parsed.length);
        if (parsed) settle(parsed.answer);
        else if (isClosed) settle('closed');
      };
      const timer = setTimeout(() => settle('silent'), patienceMs);
      onNews = look;
      look();
    });
  }

  return {
    get isClosed() {
      return isClosed;
    },
    send: (bytes: string | Buffer) => void (isClosed || socket.write(bytes)),
    read,
    ask(bytes: string | Buffer, options?: Parameters<typeof read>[0]) {
      this.send(bytes);
      return read(options);
    },
    /** Whether the other side closes within the time given. */
    async isClosedWithin(limitMs: number) {
      for (const started = performance.now(); !isClosed && performance.now() - started < limitMs; ) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return isClosed;
    },
    /** Leaves without a word, as a client that was killed. */
    reset: () => void socket.resetAndDestroy(),
    close: () => void socket.destroy(),
  };
}
export type Connection = Awaited<ReturnType<typeof openConnection>>;

const BLANK_LINE = '\r\n\r\n';

/** The first whole answer, and how many bytes it takes; interim ones (100 Continue) are passed over. */
function parseAnswer(received: Buffer, isHead: boolean, isClosed: boolean): { answer: Answer; length: number } | undefined {
  const headEnd = received.indexOf(BLANK_LINE);
  if (headEnd < 0) return undefined;
  const start = headEnd + BLANK_LINE.length;
  const [first = '', ...lines] = received.toString('latin1', 0, headEnd).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1]);
  if (status >= 100 && status < 200) {
    const next = parseAnswer(received.subarray(start), isHead, isClosed);
    return next && { answer: next.answer, length: start + next.length };
  }
  const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
  const answer = (body: string) => ({ status, headers, body });
  if (isHead || status === 204 || status === 304) return { answer: answer(''), length: start };
  if (headers.get('transfer-encoding')?.toLowerCase() === 'chunked') return parseChunks(received, start, answer);
  const stated = headers.get('content-length');
  if (stated === undefined) return isClosed ? { answer: answer(received.toString('utf8', start)), length: received.length } : undefined;
  const end = start + Number(stated);
  return received.length < end ? undefined : { answer: answer(received.toString('utf8', start, end)), length: end };
}

function parseChunks(received: Buffer, start: number, answer: (body: string) => Answer) {
  const chunks: Buffer[] = [];
  for (let at = start; ; ) {
    const lineEnd = received.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(received.toString('latin1', at, lineEnd), 16);
    const end = lineEnd + 2 + size;
    if (received.length < end + 2) return undefined;
    if (size === 0) return { answer: answer(Buffer.concat(chunks).toString('utf8')), length: end + 2 };
    chunks.push(received.subarray(lineEnd + 2, end));
    at = end + 2;
  }
}

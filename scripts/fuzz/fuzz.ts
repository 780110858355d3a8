import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seededRandom } from '#psychometrics';
import { type Answer, type Connection, openConnection } from '#testing/connection.ts';
import { makeDataFolder } from '#testing/data-folder.ts';
import { type Program, startProgram } from '#testing/program.ts';
import { drawBelow, isDrawn } from './draw.ts';
import { isGrowing, type Memory, watchMemory } from './memory.ts';
import { drawRequest, type OddRequest } from './odd-request.ts';
import { aimAt, type Target } from './target.ts';

type Needs = { readonly requests: number; readonly seed: number; readonly connections: number; say?: (line: string) => void };
export type FuzzResult = {
  readonly requests: number;
  readonly seconds: number;
  /** How many answers had each status; `left` are requests that were never sent whole, `closed` those that ended without an answer. */
  readonly counts: ReadonlyMap<string, number>;
  /** Of each kind of failure, how many, and some of the requests that led to it. */
  readonly failures: ReadonlyMap<Failure, { count: number; examples: string[] }>;
  readonly memory: Memory;
};
type Failure =
  | 'server error'
  | 'hang'
  | 'hang of the next request'
  | 'wrong answer to the next request'
  | 'crash'
  | 'stack trace'
  | 'growing memory';

const MAX_EXAMPLES = 5;
const MAX_LEAVING_MS = 30;
const REQUESTS_PER_LINE = 10_000;
const PLAIN = 'GET /api/health/alive HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Starts the real program on a folder of its own, sends it odd requests over connections that are kept, and looks what becomes of it. */
export async function fuzz({ requests, seed, connections, say = () => {} }: Needs): Promise<FuzzResult> {
  const folder = makeDataFolder('fuzz');
  const program = await startProgram({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  const tally = makeTally(requests, say);
  try {
    const target = await aimAt(program.address);
    const memory = watchMemory(program.processId, tally.progress);
    const started = performance.now();
    const share = Math.ceil(requests / connections);
    const works = Array.from({ length: connections }, (_, index) => {
      const times = Math.max(0, Math.min(share, requests - index * share));
      return sendMany(program, target, seededRandom(seed * 1_000 + index), times, tally);
    });
    await Promise.race([Promise.all(works), program.ended]);
    const watched = memory.stop();
    const isCrashed = (await Promise.race([program.ended.then(() => true), pause(100, false)])) === true;
    if (isCrashed) tally.fail('crash', program.printed().slice(-2_000));
    for (const line of program.printed().split('\n')) if (/^\s+at |\\n\s+at /.test(line)) tally.fail('stack trace', line.slice(0, 500));
    if (isGrowing(watched, requests))
      tally.fail('growing memory', `medians of the quarters: ${watched.quartersMb.map(Math.round).join(', ')} MB`);
    return { ...tally.result(), seconds: (performance.now() - started) / 1_000, memory: watched };
  } finally {
    await program.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One odd request after the other; the connection is used again for as long as the server keeps it. */
async function sendMany(program: Program, target: Target, random: Random, times: number, tally: Tally) {
  let connection: Connection | undefined;
  for (let sent = 0; sent < times; sent += 1) {
    if (!connection || connection.isClosed) connection = await openConnection(program.address);
    const request = drawRequest(random, target);
    const isKept = request.isWhole ? await sendWhole(connection, request, tally) : await leaveHalfWay(connection, request, random, tally);
    if (!isKept) {
      connection.close();
      connection = undefined;
    }
    tally.next();
  }
  connection?.close();
}

async function leaveHalfWay(connection: Connection, { bytes }: OddRequest, random: Random, tally: Tally): Promise<boolean> {
  connection.send(bytes);
  await pause(drawBelow(random, MAX_LEAVING_MS));
  if (isDrawn(random, 0.5)) connection.reset();
  tally.count('left');
  return false;
}

/** Whether the connection may be used on. */
async function sendWhole(connection: Connection, request: OddRequest, tally: Tally): Promise<boolean> {
  const answer = await connection.ask(request.bytes, { isHead: request.isHead });
  if (answer === 'silent') tally.fail('hang', request.told);
  if (answer === 'silent' || answer === 'closed') {
    tally.count(answer);
    return false;
  }
  tally.count(String(answer.status));
  if (answer.status >= 500 && !isAnnounced(answer)) tally.fail('server error', `${answer.status}: ${request.told}`);
  if (connection.isClosed || answer.headers.get('connection')?.toLowerCase() === 'close') return false;
  const next = await connection.ask(PLAIN);
  if (next === 'silent') tally.fail('hang of the next request', request.told);
  else if (next !== 'closed' && next.status !== 200 && request.isFramedRight) {
    tally.fail('wrong answer to the next request', `${next.status}: ${request.told}`);
  }
  return typeof next === 'object' && next.status === 200;
}

/** "Not now", said as the API says it. */
const isAnnounced = ({ status, body }: Answer) => status === 503 && body.includes('"code":"unavailable"');

function makeTally(requests: number, say: (line: string) => void) {
  const counts = new Map<string, number>();
  const failures = new Map<Failure, { count: number; examples: string[] }>();
  let done = 0;
  return {
    count: (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    fail(failure: Failure, told: string) {
      const known = failures.get(failure) ?? { count: 0, examples: [] };
      failures.set(failure, known);
      known.count += 1;
      if (known.examples.length < MAX_EXAMPLES) known.examples.push(told);
    },
    next() {
      done += 1;
      if (done % REQUESTS_PER_LINE === 0)
        say(`  ${done} sent, ${[...failures.values()].reduce((sum, { count }) => sum + count, 0)} failures`);
    },
    progress: () => done / requests,
    result: () => ({ requests: done, counts, failures }),
  };
}
type Tally = ReturnType<typeof makeTally>;

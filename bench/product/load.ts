// A process of its own that asks addresses again and again over a number of connections, and prints what it saw as JSON.
//   node bench/product/load.ts URL CONNECTIONS SECONDS
//   node bench/product/load.ts FILE CONNECTIONS SECONDS       of a list of { url, authorization }
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

type Asked = { readonly url: string; readonly authorization?: string };

const [, , subject = '', connections = '16', seconds = '5'] = process.argv;
const asked: readonly Asked[] = subject.startsWith('http') ? [{ url: subject }] : JSON.parse(readFileSync(subject, 'utf8'));
let turn = 0;
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const latencies: number[] = [];
let failures = 0;

const ask = () =>
  new Promise<void>((resolve) => {
    const sent = performance.now();
    const { url, authorization } = asked[turn++ % asked.length]!;
    request(url, { agent, headers: authorization ? { authorization } : {} }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) latencies.push(performance.now() - sent);
        else failures += 1;
        resolve();
      });
    })
      .once('error', () => {
        failures += 1;
        resolve();
      })
      .end();
  });

async function askFor(ms: number) {
  const until = performance.now() + ms;
  await Promise.all(
    Array.from({ length: Number(connections) }, async () => {
      while (performance.now() < until) await ask();
    }),
  );
}

await askFor(1_000); // warm-up
latencies.length = 0;
failures = 0;
const started = performance.now();
await askFor(Number(seconds) * 1_000);
const took = (performance.now() - started) / 1_000;
latencies.sort((one, other) => one - other);
const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))] ?? Number.NaN;
console.log(JSON.stringify({ perSecond: latencies.length / took, p50: at(0.5), p95: at(0.95), p99: at(0.99), failures }));
agent.destroy();

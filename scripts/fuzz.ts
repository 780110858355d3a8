// Sends odd requests to the real program, on this machine only: wrong methods, hosts, headers, bodies, lengths and tokens, half-sent and
// left. After each one that the server keeps the connection for, a plain request has to be answered on the same connection.
//   npm run fuzz                                                        20,000 requests
//   npm run fuzz -- --requests 100000 --seed 42 --connections 40        more; with the same seed the same ones
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz/fuzz.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    connections: { type: 'string', default: '20' },
  },
});
const [requests, seed, connections] = [values.requests, values.seed, values.connections].map(Number) as [number, number, number];
if (![requests, seed, connections].every(Number.isInteger) || requests < 1 || connections < 1) {
  console.error('--requests and --connections take whole numbers from 1, --seed a whole number.');
  process.exit(2);
}

const result = await fuzz({ requests, seed, connections, say: console.log });
const { startMb, peakMb, endMb, quartersMb } = result.memory;
console.log(`${result.requests} requests in ${Math.round(result.seconds)} s, seed ${seed}, ${connections} connections`);
console.log(
  [...result.counts]
    .toSorted()
    .map(([what, count]) => `${what} ${count}`)
    .join(' | '),
);
console.log(
  `memory: start ${Math.round(startMb)}, peak ${Math.round(peakMb)}, end ${Math.round(endMb)} MB; by quarter ${quartersMb.map(Math.round).join(', ')}`,
);
for (const [failure, { count, examples }] of result.failures) {
  console.log(`\n${failure}: ${count}`);
  for (const example of examples) console.log(`  ${example}`);
}
console.log(result.failures.size === 0 ? 'no failure' : '\nsomething failed');
process.exitCode = result.failures.size === 0 ? 0 : 1;

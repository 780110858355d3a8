// Kills the server with SIGKILL while answers stream in, starts it again, and looks whether every acknowledged answer is still there.
//   npm run kill-test                      20 kills on the embedded database, and 20 on a PostgreSQL server where one can be started
//   npm run kill-test -- --kills 5         fewer
//   npm run kill-test -- --seed 7          another sequence of moments
import { parseArgs } from 'node:util';
import { startPostgres } from '#testing/postgres.ts';
import { killTest } from './kill-test/rounds.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } } });
const kills = Number(values.kills);
const seed = Number(values.seed);
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
  console.error('--kills takes a whole number from 1, --seed a whole number.');
  process.exit(2);
}

const postgres = await startPostgres();
let lost = 0;
try {
  for (const [title, databaseUrl] of [
    ['embedded database', undefined],
    ['PostgreSQL server', postgres?.address],
  ] as const) {
    if (title === 'PostgreSQL server' && !databaseUrl) {
      console.log('PostgreSQL server: left out, this machine has none.');
      continue;
    }
    const result = await killTest({ kills, seed, databaseUrl, say: console.log });
    console.log(
      `${title}: ${result.kills} kills, ${result.acknowledged} answers acknowledged, ${result.lost} lost, ${result.altered} altered`,
    );
    lost += result.lost + result.altered;
  }
} finally {
  postgres?.stop();
}
process.exitCode = lost === 0 ? 0 : 1;

import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '#psychometrics';
import { makeDataFolder } from '#testing/data-folder.ts';
import { startProgram } from '#testing/program.ts';
import { type Player, signUpPlayer } from './player.ts';

type Needs = { kills: number; seed: number; databaseUrl: string | undefined; say?: (line: string) => void };
export type KillResult = { readonly kills: number; readonly acknowledged: number; readonly lost: number; readonly altered: number };

const PLAYERS = 6;
const MIN_ROUND_MS = 150;
const MAX_ROUND_MS = 1_200;

/** Streams answers from several players, kills the server at a moment drawn by the seed, starts it again and checks; `kills` times over. */
export async function killTest({ kills, seed, databaseUrl, say = () => {} }: Needs): Promise<KillResult> {
  const folder = makeDataFolder('kill');
  const random = seededRandom(seed);
  const environment = { DATA_DIR: folder, LOG_LEVEL: 'error', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const start = () => startProgram(environment, '--api-only');
  let server = await start();
  const players: Player[] = [];
  for (let index = 0; index < PLAYERS; index += 1) players.push(await signUpPlayer(server.address, `kill${seed}n${index}`, random));
  let totals = { acknowledged: 0, lost: 0, altered: 0 };
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const streaming = Promise.withResolvers<void>();
      let acknowledged = 0;
      const tell = () => {
        acknowledged += 1;
        if (acknowledged === PLAYERS) streaming.resolve();
      };
      const playing = Promise.all(players.map((player) => player.play(server.address, tell)));
      await Promise.race([playing, streaming.promise]); // on a busy machine the first answers take longer than a round
      await Promise.race([playing, pause(MIN_ROUND_MS + random() * (MAX_ROUND_MS - MIN_ROUND_MS))]);
      await server.end('SIGKILL');
      await playing;
      server = await start();
      const { address } = server;
      const checks = await Promise.all(players.map((player) => player.check(address)));
      totals = checks.reduce(
        (sum, one) => ({
          acknowledged: sum.acknowledged + one.acknowledged,
          lost: sum.lost + one.lost,
          altered: sum.altered + one.altered,
        }),
        {
          acknowledged: 0,
          lost: 0,
          altered: 0,
        },
      );
      say(`  kill ${kill}: ${totals.acknowledged} acknowledged so far, ${totals.lost} lost`);
    }
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
  return { kills, ...totals };
}

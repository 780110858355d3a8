// A process of its own that reads kept replies by their key, and prints how many a second as JSON.
//   node bench/http/key-reads.ts DATABASE_ADDRESS AT_ONCE SECONDS IDS_FILE
import { readFileSync } from 'node:fs';
import { openDatabase } from '#server/platform/database.ts';
import { findReply } from '#server/reports/repository.ts';

const [, , address = '', atOnce = '16', seconds = '5', file = ''] = process.argv;
const ids = JSON.parse(readFileSync(file, 'utf8')) as number[];
const { database, close } = await openDatabase(address);
let read = 0;

async function readFor(ms: number): Promise<void> {
  const until = performance.now() + ms;
  await Promise.all(
    Array.from({ length: Number(atOnce) }, async () => {
      while (performance.now() < until) {
        await findReply(database, ids[read % ids.length]!, 'traits');
        read += 1;
      }
    }),
  );
}

await readFor(1_000); // warm-up
read = 0;
const started = performance.now();
await readFor(Number(seconds) * 1_000);
console.log(JSON.stringify({ perSecond: (read / (performance.now() - started)) * 1_000 }));
await close();

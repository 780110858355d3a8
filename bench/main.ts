// npm run bench                 the product: scoring, the report's API, the first load of pages
// npm run bench -- http          the report's API on PostgreSQL, with a thousand and with a million people's results
// npm run bench -- hiring        the employers' screens and the job board on PostgreSQL, with ten thousand and with a million
//                                applications; names after it ("job board") measure only those screens
// npm run bench -- society       the society's screens on PostgreSQL, among two hundred and among twenty thousand members
// npm run bench -- web          the first load of pages under Lighthouse's mobile defaults; addresses after it measure only those
// npm run bench -- engine       the engine, beside the best-known JavaScript one
// … -- --json                   the same figures as JSON
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean', default: false } } });
const [what = 'product', ...which] = positionals;

const benches: Record<string, () => Promise<{ run(json: boolean, which: readonly string[]): Promise<void> }>> = {
  product: () => import('./product/product.ts'),
  http: () => import('./http.ts'),
  hiring: () => import('./hiring.ts'),
  society: () => import('./society.ts'),
  web: () => import('./web.ts'),
  engine: () => import('./engine.ts'),
};
const bench = benches[what];
if (!bench) {
  console.error(`There is no bench "${what}". There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
await (await bench()).run(values.json, which);

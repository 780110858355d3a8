// The program on a data folder of its own, thrown away afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'bhava-e2e-'));
process.env.DATA_DIR = folder;
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('../server/main.ts');

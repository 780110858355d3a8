// The program on a data folder of its own, thrown away afterwards, and with a secret that the tests know, and without any setting of the
// shell that starts it but the port.
import { rmSync } from 'node:fs';
import { makeDataFolder } from '#testing/data-folder.ts';
import { bareEnvironment } from '#testing/program.ts';
import { OPERATOR, SECRET } from './mail-page.ts';
import { prepareSociety } from './prepare-society.ts';

const folder = makeDataFolder('e2e');
process.env = { ...bareEnvironment(), PORT: process.env.PORT, DATA_DIR: folder, SECRET, OPERATORS: OPERATOR };
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await prepareSociety(process.env);
await import('../server/main.ts');

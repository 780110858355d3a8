// The program on a data folder of its own, thrown away afterwards, with a secret that the tests know, without any setting of the shell
// that starts it but the port, and with passwords that are hashed cheaply: nearly every test signs somebody up.
import { rmSync } from 'node:fs';
import { makeDataFolder } from '#testing/data-folder.ts';
import { setHashes } from '#testing/hashes.ts';
import { bareEnvironment } from '#testing/program.ts';
import { OPERATOR, SECRET } from './mail-page.ts';
import { prepareSociety } from './prepare-society.ts';

const folder = makeDataFolder('e2e');
process.env = { ...bareEnvironment(), PORT: process.env.PORT, DATA_DIR: folder, SECRET, OPERATORS: OPERATOR };
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
setHashes('cheap');
await prepareSociety(process.env);
await import('../server/main.ts');

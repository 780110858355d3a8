// What the programs of the browser tests have in common: a data folder of their own, thrown away afterwards, a secret that the tests know, no
// setting of the shell that starts them but the port, and passwords that are hashed cheaply: nearly every test signs somebody up.
import { rmSync } from 'node:fs';
import { makeDataFolder } from '#testing/data-folder.ts';
import { setHashes } from '#testing/hashes.ts';
import { bareEnvironment } from '#testing/program.ts';
import { OPERATOR, SECRET } from './mail-page.ts';

const folder = makeDataFolder('e2e');
process.env = { ...bareEnvironment(), PORT: process.env.PORT, DATA_DIR: folder, SECRET, OPERATORS: OPERATOR };
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
setHashes('cheap');

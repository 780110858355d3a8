// The program that the browser tests visit, with the people of a society in it.
import './own-program.ts';
import { prepareSociety } from './prepare-society.ts';

await prepareSociety(process.env);
await import('../server/main.ts');

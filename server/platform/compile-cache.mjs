/*
 * Loaded before the program (`node --import`): Node keeps what it makes of each file, so that the next start need not strip the types of a
 * thousand of them again. That is a third of the time of a start.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));
enableCompileCache(folder); // where it cannot be kept, nothing else changes
process.env.NODE_COMPILE_CACHE = folder; // for threads

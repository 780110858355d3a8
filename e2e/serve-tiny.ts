// The program with the tiny tests among the others, on the server and on the pages.
import './own-program.ts';
import { BUILD_FOLDER } from '#server/platform/build-folder.ts';
import { buildTinyPages } from '#testing/tiny/build.ts';

if (BUILD_FOLDER === 'build') throw new Error('Name a BUILD_FOLDER of its own: what is built here must never be served to visitors.');
buildTinyPages();
await import('#testing/tiny/register.ts');
await import('../server/main.ts');

// The program of e2e/serve.ts with the tiny tests among the others, on the server and on the pages.
import { BUILD_FOLDER } from '#server/platform/build-folder.ts';
import { buildTinyPages } from '#testing/tiny/build.ts';

if (BUILD_FOLDER === 'build') throw new Error('Name a BUILD_FOLDER of its own: what is built here must never be served to visitors.');
buildTinyPages();
await import('#testing/tiny/register.ts');
await import('./serve.ts');

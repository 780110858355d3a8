// node --import ./testing/tiny/register.ts server/main.ts: the program with the tiny tests among the others.
import { registerHooks } from 'node:module';

const real = new URL('../../content/tests.ts', import.meta.url).href;
const tiny = new URL('tests.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    return resolved.url === real && context.parentURL !== tiny ? { ...resolved, url: tiny } : resolved;
  },
});

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Changes with every translation file, so that a browser may keep them for good and never shows old words. */
export function versionOfWords(): string {
  const hash = createHash('sha256');
  for (const file of globSync('public/assets/i18n/**/*.json').sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

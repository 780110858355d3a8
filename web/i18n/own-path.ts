import { withoutLanguage } from '#contract/language.ts';

/** A path of this site, without its language, from what anybody may have written into an address. Undefined where it leads elsewhere. */
export function ownPath(wanted: string | null): string | undefined {
  const here = 'https://here.invalid';
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, here);
  if (origin !== here || pathname.startsWith('//')) return undefined;
  const path = withoutLanguage(pathname);
  return path.startsWith('//') ? undefined : path + search + hash;
}

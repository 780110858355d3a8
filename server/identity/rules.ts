import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contract/language.ts';

type Coming = { readonly origin: string | undefined; readonly fetchSite: string | undefined; readonly host: string };

/**
 * Whether a request that may carry the cookie comes from our own pages. A browser names where it comes from; a program that is no browser
 * names nothing, and carries no cookie of anyone else.
 */
export function isFromOwnPages({ origin, fetchSite, host }: Coming, siteOrigin: string | undefined): boolean {
  if (origin === siteOrigin && origin !== undefined) return true;
  // of the site's own host only the very origin: a page that came over http may be anybody's who sits on the way
  if (origin !== undefined) return hostOf(origin) === host && (siteOrigin === undefined || hostOf(origin) !== hostOf(siteOrigin));
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

const GROUPS = 8;

/**
 * Whom a limit counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address. A visitor may change the other 64 at will.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail]
    .slice(0, GROUPS / 2)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Of an IPv6 network the first 48 bits: what one house, company or rented server is given, 65,536 networks. An IPv4 address is its own
 * site.
 */
export const siteOf = (network: string): string => (network.includes(':') ? network.split(':').slice(0, 3).join(':') : network);

/** The language that was asked for; else the first one of ours that the browser prefers; else the default. */
export function chooseLanguage(asked: Language | undefined, acceptLanguage: string | undefined): Language {
  if (asked) return asked;
  const preferred = (acceptLanguage ?? '').split(',').map((entry) => /^\s*([a-z]+)\b/i.exec(entry)?.[1]?.toLowerCase() ?? '');
  return preferred.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

import { matchRoutes } from 'react-router';
import { languageOf, withLanguage, withoutLanguage } from '#contract/language.ts';
import { type Page, pageNamed, pages } from './pages.ts';

const routes = pages.map(({ name, address }) => ({ id: name, path: address }));
/** The router looks through all routes for every address, a frame asks many times, and most addresses are a page's own. */
const pageOfAddress = new Map<string, Page>(pages.filter(({ address }) => !/[:*]/.test(address)).map((page) => [page.address, page]));

/** The page at an address, in any language, as the router finds it. */
export function pageAt(pathname: string): Page {
  const address = withoutLanguage(pathname).replace(/(.)\/+$/, '$1'); // a prerendered page's ends in a slash
  return pageOfAddress.get(address) ?? pageNamed(matchRoutes(routes, address)?.at(-1)?.route.id ?? 'notFound');
}

/** The addresses that lead to a page as they stand: `/report/:userId?` is `/report`. */
export const fixedAddresses: readonly string[] = pages
  .map(({ address }) => address.replace(/\/:\w+\?/g, ''))
  .filter((address) => !/[:*]/.test(address));

/** The word files that a page needs before it can be hydrated; any other is loaded when a component first asks for it. */
export const namespacesOf = (pathname: string): string[] => ['ui', ...pageAt(pathname).words];

/** Addresses to which people go from this one, in the same language. */
export const nextAddressesOf = (pathname: string): string[] =>
  pageAt(pathname).next.map((name) => withLanguage(pageNamed(name).address, languageOf(pathname)));

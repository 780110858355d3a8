import { DEMO_REPORT } from '#contract/demo-user.ts';
import { type PageName, type Page as PageOfSite, pages } from '#web/pages.ts';

/** Pages that show several things: one address for each of them. Every other page is looked at under its own address. */
const several: { readonly [Name in PageName]?: readonly string[] } = {
  player: ['/test-project?test=lantern-ferry', '/test-project?test=pattern-loom'],
  notFound: ['/nowhere'],
};
const addressesOf = ({ name, address }: PageOfSite) => several[name] ?? [address];

/** What anyone can open. */
export const addressesOfEveryone: readonly string[] = [
  ...pages.filter(({ audience }) => audience === 'everyone').flatMap(addressesOf),
  DEMO_REPORT,
];
/** What only somebody who is logged in can open. */
export const addressesOfAPerson: readonly string[] = pages.filter(({ audience }) => audience === 'person').flatMap(addressesOf);

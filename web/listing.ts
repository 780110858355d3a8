import { DEMO_REPORT } from '#contract/demo-user.ts';
import { LANGUAGES, type Language, withLanguage } from '#contract/language.ts';
import { type Page, pages } from './pages.ts';

type Row = Pick<Page, 'address' | 'audience' | 'isPrerendered' | 'isFresh' | 'isUnlisted'>;

/** Whether search engines are asked to show a page: it is the same for everybody, and somebody may look for it. */
export const isListed = ({ audience, isPrerendered, isFresh, isUnlisted }: Row): boolean =>
  audience === 'everyone' && (isPrerendered || isFresh === true) && !isUnlisted;

/** Whether they are asked to leave a page out. Where the demo's report stands they may look: it is linked from everywhere. */
export const isKeptOut = (page: Row): boolean => !isListed(page) && page.address !== addressOfDemo;
const addressOfDemo = DEMO_REPORT.replace(/\?.*/, '');

/** Those of one address. An article is one of several things that its page shows. */
export const listedPages = (): readonly Page[] => pages.filter((page) => isListed(page) && !page.address.includes(':'));

/** What leads nowhere for a search engine: every page whose address begins so belongs to one person, or to one organisation. */
export const PRIVATE_AREAS = ['/home', '/report', '/test-project', '/analytics', '/settings'] as const;
export const OPEN_WITHIN_THEM = [addressOfDemo] as const;

/** A page in each language, and where readers of any other language should go. */
export const alternatesOf = (
  address: string,
  origin: string,
): readonly { readonly language: Language | 'x-default'; readonly url: string }[] => [
  ...LANGUAGES.map((language) => ({ language, url: urlOf(withLanguage(address, language), origin) })),
  { language: 'x-default', url: urlOf(address, origin) },
];

export const urlOf = (address: string, origin: string): string => origin + address;

import { useTranslation } from 'react-i18next';
import { useLocation, useMatches, useRouteError } from 'react-router';
import { LANGUAGES } from '#contract/language.ts';
import { inLanguage, useLanguage } from './i18n/language.ts';
import { pageAt } from './page-at.ts';
import { titleOf } from './ui/use-page-title.ts';

/** A page that shows one of several things says in its loader's data what goes into its title and description. */
type OwnHead = { readonly head?: Readonly<Record<string, string>> };
/** Such a page without its thing has words for that: `title_unknown`. */
const NOTHING_OF_ITS_OWN = { context: 'unknown' };

/** The title and description of the page in its language, and where it is in the others. A page that broke says its own title. */
export function PageHead() {
  const { pathname } = useLocation();
  const { name, words, isUnlisted } = pageAt(pathname);
  const { t, i18n } = useTranslation('ui');
  const language = useLanguage();
  const hasCrashed = Boolean(useRouteError());
  const values = (useMatches().at(-1)?.loaderData as OwnHead | null | undefined)?.head ?? NOTHING_OF_ITS_OWN;
  if (hasCrashed || !i18n.hasResourceBundle(language, words[0])) return null;
  const title = t(`${words[0]}:pages.${name}.title`, values);
  const description = t(`${words[0]}:pages.${name}.description`, values);
  return (
    <>
      <title>{title.includes(t('frame.name')) ? title : titleOf(title)}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {isUnlisted && <meta name="robots" content="noindex, nofollow" />}
      {/* the colour of the browser's own frame: the paper of tokens.css */}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ee" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12142b" />
      {LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={inLanguage(pathname, other)} />
      ))}
    </>
  );
}

import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches, useRouteError } from 'react-router';
import { LANGUAGES, type Language, languages, withLanguage, withoutLanguage } from '#contract/language.ts';
import { useLanguage } from './i18n/language.ts';
import { alternatesOf, isKeptOut, isListed, urlOf } from './listing.ts';
import { Nonce } from './nonce.ts';
import { pageAt } from './page-at.ts';
import { useSiteOrigin } from './site-origin.ts';
import { structuredData } from './structured-data.ts';
import { titleOf } from './ui/use-page-title.ts';

/**
 * A page that shows one of several things says in its loader's data what goes into its title and description; an article also in which
 * language alone it is written, whatever the frame around it speaks.
 */
type OwnHead = { readonly head?: Readonly<Record<string, string>>; readonly writtenIn?: Language };
/** Such a page without its thing has words for that: `title_unknown`. */
const NOTHING_OF_ITS_OWN = { context: 'unknown' };

/** The title and description of the page in its language, and what search engines are told. A page that broke says its own title. */
export function PageHead() {
  const pathname = useLocation().pathname.replace(/(.)\/+$/, '$1'); // as it is prerendered, it ends in a slash
  const page = pageAt(pathname);
  const { name, words } = page;
  const { t, i18n } = useTranslation('ui');
  const language = useLanguage();
  const hasCrashed = Boolean(useRouteError());
  const own = useMatches().at(-1)?.loaderData as OwnHead | null | undefined;
  const values = own?.head ?? NOTHING_OF_ITS_OWN;
  if (hasCrashed || !i18n.hasResourceBundle(language, words[0])) return null;
  const title = t(`${words[0]}:pages.${name}.title`, values);
  const description = t(`${words[0]}:pages.${name}.description`, values);
  return (
    <>
      <title>{title.includes(t('frame.name')) ? title : titleOf(title)}</title>
      <meta name="description" content={description} />
      {isKeptOut(page) && <meta name="robots" content="noindex, nofollow" />}
      {/* the colour of the browser's own frame: the paper of tokens.css */}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ee" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12142b" />
      <link rel="manifest" href={withLanguage('/app.webmanifest', language)} />
      <link rel="apple-touch-icon" href="/pictures/icon-180.png" />
      <Shown title={title} description={description} pathname={pathname} writtenIn={own?.writtenIn} />
      {isListed(page) && <Listed title={title} description={description} pathname={pathname} writtenIn={own?.writtenIn} />}
    </>
  );
}

type Head = { title: string; description: string; pathname: string; writtenIn: Language | undefined };

/** How a link to the page looks where somebody sends it to others. */
function Shown({ title, description, pathname, writtenIn }: Head) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const origin = useSiteOrigin();
  const { name } = pageAt(pathname);
  const picture =
    origin +
    (name === 'sharedReport' ? `/api${withoutLanguage(pathname)}/picture?language=${language}` : `/pictures/share-${language}.png`);
  return (
    <>
      <meta property="og:type" content={writtenIn ? 'article' : 'website'} />
      <meta property="og:site_name" content={t('frame.name')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={urlOf(writtenIn ? withLanguage(withoutLanguage(pathname), writtenIn) : pathname, origin)} />
      <meta property="og:locale" content={asOpenGraph(language)} />
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={asOpenGraph(other)} />
      ))}
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t('frame.motto')} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}

const asOpenGraph = (language: keyof typeof languages) => languages[language].locale.replace('-', '_');

function Listed({ title, description, pathname, writtenIn }: Head) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const origin = useSiteOrigin();
  const nonce = useContext(Nonce);
  const address = withoutLanguage(pathname);
  const facts = { origin, language, address, title, description, site: t('frame.name') };
  return (
    <>
      <link rel="canonical" href={urlOf(withLanguage(address, writtenIn ?? language), origin)} />
      {!writtenIn &&
        alternatesOf(address, origin).map(({ language: other, url }) => <link key={other} rel="alternate" hrefLang={other} href={url} />)}
      <script
        type="application/ld+json"
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data that nothing runs, in which nothing can end the element
        dangerouslySetInnerHTML={{ __html: structuredData(facts) }}
      />
    </>
  );
}

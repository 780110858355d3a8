import { type ReactNode, Suspense, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { asElementText, BROUGHT_ELEMENT, useBroughtText } from './api/brought.ts';
import { askEarly } from './api/first-calls.ts';
import { EarlyPress } from './EarlyPress.tsx';
import { KEEP_EARLY_PRESSES } from './early-presses.ts';
import { useLanguage } from './i18n/language.ts';
import { WORDS_ELEMENT, wordsAsText } from './i18n/words.ts';
import { LogOutButton } from './identity/LogOutButton.tsx';
import { Nonce } from './nonce.ts';
import { NewVersion } from './offline/NewVersion.tsx';
import { PageArrival } from './PageArrival.tsx';
import { PageCrashed } from './PageCrashed.tsx';
import { PageHead } from './PageHead.tsx';
import { PageOpener } from './PageOpener.tsx';
import { PageStyles } from './PageStyles.tsx';
import { fixedAddresses, namespacesOf, pageAt } from './page-at.ts';
import { ConsentFirst } from './privacy/ConsentFirst.tsx';
import { useSiteOrigin } from './site-origin.ts';
import { LogOutSlot } from './ui/log-out-slot.ts';
import { PageFrame } from './ui/PageFrame.tsx';
import { PageAddresses } from './ui/page-addresses.ts';
import { Skeleton, WaitingRegion } from './ui/Skeleton.tsx';
import './root.css';

/** Runs before the first paint: whoever is logged in here never sees the login and sign-up links, and visitors see them at once. */
const SAY_WHETHER_LOGGED_IN = `try{localStorage.accessToken&&document.documentElement.setAttribute('data-logged-in','')}catch{}`;

/** Zod tries whether it may make code from text. Our policy forbids that, and the browser would log each try. */
const SPARE_THE_POLICY = `globalThis.__zod_globalConfig={jitless:true};`;

const AT_ONCE = SPARE_THE_POLICY + SAY_WHETHER_LOGGED_IN + KEEP_EARLY_PRESSES;

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const nonce = useContext(Nonce);
  const { i18n } = useTranslation('ui');
  // those of the first page; another page's are fetched when it is opened
  const [firstCalls] = useState(() => pageAt(pathname).firstCalls);
  const brought = useBroughtText();
  const [words] = useState(() => wordsAsText(i18n, language, namespacesOf(pathname)));
  return (
    <html lang={language} data-origin={useSiteOrigin()} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; before the first paint no other script could say it */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: AT_ONCE }} />
        <meta charSet="utf-8" />
        {firstCalls && !brought && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; a script of its own would come as late as all others
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: askEarly(firstCalls) }} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <PageHead />
        <PageStyles />
        {/* Data, not a script: nothing runs it. React compares its text with that of the document only while developing. */}
        <script
          id={WORDS_ELEMENT}
          type="application/json"
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, in which nothing can end the element
          dangerouslySetInnerHTML={{ __html: words }}
        />
        {brought && (
          <script
            id={BROUGHT_ELEMENT}
            type="application/json"
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: what the API answers, in which nothing can end the element
            dangerouslySetInnerHTML={{ __html: asElementText(brought) }}
          />
        )}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Around>
      <Outlet />
    </Around>
  );
}

export function ErrorBoundary() {
  return (
    <Around>
      <PageCrashed />
    </Around>
  );
}

/** Inside the document: a boundary around <html> itself does not hydrate. */
function Around({ children }: { children: ReactNode }) {
  return (
    <LogOutSlot value={<LogOutButton />}>
      <PageOpener />
      <ConsentFirst />
      <PageAddresses value={fixedAddresses}>
        <Suspense fallback={<PageWaiting />}>
          {children}
          {/* in here, since what surrounds a page is awake before the page is */}
          <EarlyPress />
        </Suspense>
      </PageAddresses>
      <PageArrival />
      <NewVersion isUndisturbed={pageAt(useLocation().pathname).isSitting === true} />
    </LogOutSlot>
  );
}

/** A page brings its words along; for any that are still missing the frame stays where it is. */
function PageWaiting() {
  return (
    <PageFrame>
      <WaitingRegion className="grid min-h-[60vh] content-start gap-4">
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton />
        <Skeleton width="80%" />
      </WaitingRegion>
    </PageFrame>
  );
}

import { type ReactNode, Suspense } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { useLanguage } from './i18n/language.ts';
import { LogOutButton } from './identity/LogOutButton.tsx';
import { LogOutSlot } from './ui/log-out-slot.ts';
import './root.css';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
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
  // Inside the document: a boundary around <html> itself does not hydrate.
  return (
    <Suspense>
      <LogOutSlot value={<LogOutButton />}>
        <Outlet />
      </LogOutSlot>
    </Suspense>
  );
}

import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { languageOf } from '#contract/language.ts';
import { wordsFromDocument } from './i18n/words.ts';
import { namespacesOf } from './page-at.ts';
import { markLoaded } from './page-parts.ts';

const { pathname } = window.location;
const words = await wordsFromDocument(languageOf(pathname), namespacesOf(pathname));
markLoaded(pathname);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={words}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});

import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { languageOf } from './i18n/language.ts';
import { wordsFromServer } from './i18n/words.ts';
import { markHere } from './page-parts.ts';

const { pathname } = window.location;
const words = await wordsFromServer(languageOf(pathname), pathname);
markHere(pathname);

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

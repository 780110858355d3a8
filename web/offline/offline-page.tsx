import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { inLanguage, useLanguage } from '#web/i18n/language.ts';
import { ownPath } from '#web/i18n/own-path.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { Wheel } from '#web/ui/Wheel.tsx';
import { type KeptPage, keptPages, keptStoryAddress } from './kept-pages.ts';

const ASLEEP = [0.35, 0.35, 0.35, 0.35, 0.35, 0.35, 0.35, 0.35, 0.35, 0.35, 0.35, 0.35];

/**
 * /offline?next=…: what the service worker shows in place of a page that it has not kept, and what still works. As soon as there is a
 * connection again, the page that was wanted opens.
 */
export default function OfflinePage() {
  const { t } = useTranslation('offline');
  const language = useLanguage();
  const [search] = useSearchParams();
  const next = ownPath(search.get('next')) ?? '/';
  const wanted = inLanguage(next, language);
  useEffect(() => {
    const open = () => window.location.replace(wanted);
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, [wanted]);
  return (
    <PageFrame>
      <div className="grid justify-items-center gap-5 py-8 text-center">
        <Wheel values={ASLEEP} size={168} />
        <h1 className="w-full text-4xl sm:text-5xl">{t('title')}</h1>
        <p className="w-full max-w-[36rem] text-lg text-balance text-muted">{t('text')}</p>
        <LinkButton to={next} reloadDocument replace>
          {t('retry')}
        </LinkButton>
      </div>
      <section aria-labelledby="works" className="mt-4 grid gap-4">
        <h2 id="works" className="text-center text-2xl">
          {t('works')}
        </h2>
        <ul className="mx-auto grid max-w-[36rem] list-disc gap-2 pl-5">
          <li>{t('begun')}</li>
          <li>{t('answers')}</li>
          <li>{t('opened')}</li>
        </ul>
        <KeptPages />
        <p className="text-center">
          <LocalLink to="/help-now" reloadDocument className="link inline-block py-2">
            {t('help')}
          </LocalLink>
        </p>
      </section>
    </PageFrame>
  );
}

/** Links to the pages that were opened here. Their documents are kept, so each is opened as a document. */
function KeptPages() {
  const { t } = useTranslation('offline');
  const language = useLanguage();
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    const title = t('goOn');
    Promise.all([keptStoryAddress(language), keptPages(language)]).then(
      ([story, kept]) => setPages([...(story ? [{ to: story, title }] : []), ...kept]),
      () => {}, // the sentences above hold without the list
    );
  }, [language, t]);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t('pagesHere')}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {pages.map(({ to, title }) => (
          <li key={to}>
            <LocalLink
              to={to}
              reloadDocument
              className="block h-full rounded-card border border-line bg-surface p-5 font-semibold underline underline-offset-4 hover:border-line-strong"
            >
              {title}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/language.ts';
import { classes } from './classes.ts';
import { LogOutSlot } from './log-out-slot.ts';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';
import { preloadFonts } from './preload-fonts.ts';

export type PageFrameProps = {
  children: ReactNode;
  /** Room for charts and tables. */
  wide?: boolean | undefined;
  /** The page sets its own width from edge to edge. */
  bleed?: boolean | undefined;
  /** The header lies on the page's own picture. */
  headerOver?: boolean | undefined;
};

/** What surrounds every page: a way past the header, the header, the page itself, the footer. */
export function PageFrame({ children, wide = false, bleed = false, headerOver = false }: PageFrameProps) {
  const { t } = useTranslation('ui');
  preloadFonts(useLanguage());
  return (
    <div className="page-frame flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {t('frame.skip')}
      </a>
      <PageHeader logOut={useContext(LogOutSlot)} isOver={headerOver} />
      <main
        id="content"
        tabIndex={-1}
        className={classes('grow outline-none', !bleed && 'frame-width py-8 sm:py-12', !bleed && (wide ? 'max-w-6xl' : 'max-w-3xl'))}
      >
        {children}
      </main>
      <PageFooter />
    </div>
  );
}

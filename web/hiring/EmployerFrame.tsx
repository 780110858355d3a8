import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Myself } from '#contract/hiring/accounts.ts';
import { call } from '#web/api/client.ts';
import { ownEmployerId } from '#web/api/storage.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { OtherLanguages } from '#web/ui/OtherLanguages.tsx';
import { ShortFooter } from '#web/ui/PageFooter.tsx';
import { preloadFonts } from '#web/ui/preload-fonts.ts';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { EVEN_PETALS, Wheel } from '#web/ui/Wheel.tsx';
import { EmployerBar, type EmployerScreen, EmployerSideMenu } from './EmployerMenu.tsx';
import { NoticeBell } from './live/NoticeBell.tsx';
import { Member } from './member.ts';
import { useEmployerLogin } from './use-employer-login.ts';
import './employer-frame.css';

type Props = {
  /** The page's heading. It stands before anything has been loaded. */
  readonly title: ReactNode;
  /** Which entry of the navigation it belongs to. */
  readonly screen?: EmployerScreen | undefined;
  /** Beside the heading: what is done most on this page. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** What surrounds every page of an employer, who is led to log in first. The children are shown to a logged-in employer only. */
export function EmployerFrame({ title, screen, actions, children }: Props) {
  const { t } = useTranslation(['hiring', 'ui']);
  const [isLeaving, setLeaving] = useState(false);
  const isLoggedIn = useEmployerLogin(isLeaving);
  preloadFonts(useLanguage());
  const menu = { screen, onLeaving: setLeaving };
  return (
    <div className="page-frame flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {t('ui:frame.skip')}
      </a>
      <header className="page-header employer-header">
        <div className="frame-width flex min-h-16 max-w-7xl items-center gap-x-2">
          <EmployerSideMenu {...menu} />
          <LocalLink to="/" className="flex items-center gap-2 py-2 font-display text-2xl font-semibold" aria-label={t('ui:frame.start')}>
            <Wheel values={EVEN_PETALS} size={32} />
            <span aria-hidden="true" className="max-xl:hidden">
              {t('ui:frame.name')}
            </span>
          </LocalLink>
          <EmployerBar {...menu} />
          <div className="ms-auto flex items-center gap-x-1">
            {isLoggedIn && <NoticeBell />}
            <OtherLanguages />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="employer-main frame-width max-w-7xl grow py-6 outline-none sm:py-8">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-3xl">{title}</h1>
          {isLoggedIn && actions}
        </div>
        {isLoggedIn ? <ForMember>{children}</ForMember> : <FrameWaiting />}
      </main>
      <ShortFooter />
    </div>
  );
}

/** The last answer: a page that opens after another of the same employer need not wait for it. */
let known: { readonly employer: number | undefined; readonly myself: Myself } | undefined;

function ForMember({ children }: { readonly children: ReactNode }) {
  const employer = ownEmployerId();
  const loaded = useLoaded(async (signal) => {
    const myself = await call('GET /api/employer/me', {}, { as: 'member', signal });
    known = { employer: ownEmployerId(), myself };
    return myself;
  }, []);
  const myself = loaded.state === 'ready' ? loaded.value : known?.employer === employer ? known?.myself : undefined;
  return <Member value={myself}>{children}</Member>;
}

export const FrameWaiting = () => (
  <WaitingRegion className="grid min-h-[60vh] content-start gap-4">
    <Skeleton height="3rem" />
    <Skeleton height="12rem" />
  </WaitingRegion>
);

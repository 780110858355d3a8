import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, type Location, useBlocker, useLocation, useNavigate } from 'react-router';
import { nextAddressesOf } from './page-at.ts';
import { isLoaded, loadPage, loadPageOrDocument } from './page-parts.ts';
import { Button } from './ui/Button.tsx';
import { Failed } from './ui/Failed.tsx';

/** Counted from the moment a page is shown. Its own data comes first, and takes three seconds on a slow phone. */
const SETTLE_DELAY_MS = 4_000;

/**
 * Leaves a page only once all of the next one has come. By itself, React Router reloads the document when a script does not come. Without
 * a connection the browser's own error page would then replace the page, and everything that was typed would be lost.
 */
export function PageOpener() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const pressed = useRef<{ readonly to: Location; readonly from: string }>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const waits = nextLocation.pathname !== currentLocation.pathname && !isLoaded(nextLocation.pathname);
    if (waits) pressed.current = historyAction === 'PUSH' ? { to: nextLocation, from: currentLocation.pathname } : undefined;
    return waits;
  });
  const [failedFor, setFailedFor] = useState<typeof blocker>();
  const [attempt, setAttempt] = useState(0);
  const [isTrying, setTrying] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt at the same page
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isGone = false;
    setTrying(true);
    loadPageOrDocument(blocker.location.pathname, createPath(blocker.location)).then(
      () => {
        if (!isGone) goOn(blocker.proceed);
      },
      (failure) => {
        if (isGone) return;
        console.error(failure);
        setFailedFor(blocker);
        setTrying(false);
      },
    );
    return () => {
      isGone = true;
    };
  }, [blocker, attempt]);

  // When a page writes a choice into its own address meanwhile, the router forgets what is blocked. The press still counts.
  useEffect(() => {
    if (blocker.state !== 'unblocked' || !pressed.current) return;
    const { to, from } = pressed.current;
    pressed.current = undefined;
    if (from === pathname) navigate(to, { state: to.state });
  }, [blocker, pathname, navigate]);

  useEffect(() => loadWhenIdle(nextAddressesOf(pathname)), [pathname]);

  if (blocker.state !== 'blocked') return null;
  if (failedFor !== blocker) return <PageComing />;
  const stay = () => {
    pressed.current = undefined;
    blocker.reset();
  };
  return <PageUnreachable isTrying={isTrying} onRetry={() => setAttempt(attempt + 1)} onStay={stay} />;
}

/** Two calls may both lead away. The router throws where the other is under way already, which React tells us a moment later. */
function goOn(proceed: () => void): void {
  try {
    proceed();
  } catch (error) {
    if (!String(error).includes('blocker state')) throw error;
  }
}

function loadWhenIdle(pathnames: readonly string[]): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  let isGone = false;
  const timer = setTimeout(async () => {
    for (const pathname of pathnames) {
      if (isGone) return;
      if (!isLoaded(pathname)) await loadPage(pathname).catch(() => {}); // the failure is shown when somebody opens the page
    }
  }, SETTLE_DELAY_MS);
  return () => {
    isGone = true;
    clearTimeout(timer);
  };
}

function PageComing() {
  const { t } = useTranslation('ui');
  return (
    <p role="status" className="page-coming">
      <span className="sr-only">{t('waiting')}</span>
    </p>
  );
}

type UnreachableProps = { isTrying: boolean; onRetry: () => void; onStay: () => void };

function PageUnreachable({ isTrying, onRetry, onStay }: UnreachableProps) {
  const { t } = useTranslation('ui');
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close(); // gives the focus back
  }, []);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <dialog
      ref={element}
      aria-label={t('page.unreachable')}
      className="dialog m-auto w-[calc(100%-2rem)] max-w-md backdrop:bg-black/60"
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
    >
      <Failed
        title={t('page.unreachable')}
        action={
          <>
            <Button variant="secondary" busy={isTrying} onClick={onRetry}>
              {t('failed.retry')}
            </Button>
            <Button variant="quiet" onClick={onStay}>
              {t('page.stay')}
            </Button>
          </>
        }
      >
        <p>{t('page.unreachableText')}</p>
      </Failed>
    </dialog>
  );
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ToWorker } from './messages.ts';

/** Counted from the moment a page is shown: what it needs itself comes first. */
const SETTLE_DELAY_MS = 4_000;
/** A page may stay open for days. The browser itself asks for a newer worker only when a page is opened. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

const container = (): ServiceWorkerContainer | undefined => globalThis.navigator?.serviceWorker;

/** Starts the service worker once the first page has settled. Gives the one of a newer version, while it waits to take over. */
export function useWaitingWorker(): ServiceWorker | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    if (import.meta.env.DEV || !container()) return;
    let end = () => {};
    const timer = setTimeout(async () => {
      // a browser may refuse, and a test may forbid it: then nothing is kept
      const registration = await container()
        ?.register('/sw.js', { updateViaCache: 'none' })
        .catch(() => undefined);
      if (registration) end = watch(registration, setWaiting);
    }, SETTLE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, []);
  return waiting;
}

function watch(registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker | undefined) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // without a controller it is this browser's first worker, and takes over at once
  const note = () => onWaiting(container()?.controller ? (registration.waiting ?? undefined) : undefined);
  const noteWhenReady = () => registration.installing?.addEventListener('statechange', note, { signal });
  let askedAt = Date.now();
  const askAgain = () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_AGAIN_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => {}); // without a connection; the next time will do
  };
  registration.addEventListener('updatefound', noteWhenReady, { signal });
  document.addEventListener('visibilitychange', askAgain, { signal });
  noteWhenReady();
  note();
  return () => ending.abort();
}

const isControlled = () => Boolean(container()?.controller);
const subscribe = (onChange: () => void) => {
  container()?.addEventListener('controllerchange', onChange);
  return () => container()?.removeEventListener('controllerchange', onChange);
};

/** What this document had loaded before the worker watched is told to it once. */
let hasTold = false;

/** Has the page that is open kept. One that was opened inside another has no document of its own that the worker could have seen. */
export function useKeptPage(pathname: string): void {
  const isReady = useSyncExternalStore(subscribe, isControlled, () => false);
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => {
      const files = hasTold ? [] : performance.getEntriesByType('resource').map(({ name }) => name);
      hasTold = true;
      tell(container()?.controller, { keep: pathname, files: files.filter((name) => name.includes('/assets/')) });
    }, SETTLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isReady, pathname]);
}

/** Lets the waiting worker take over, and opens the page anew with it. Other windows stay as they are. */
export function takeOver(waiting: ServiceWorker): void {
  container()?.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  tell(waiting, 'take-over');
}

const tell = (worker: ServiceWorker | null | undefined, message: ToWorker) => worker?.postMessage(message);

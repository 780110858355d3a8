import { useEffect, useEffectEvent } from 'react';
import type { Changed } from '#contract/hiring/changes.ts';
import { followChanges } from '#web/api/follow-changes.ts';

type Ear = (what: readonly Changed[]) => void;

const NAME = 'hiring-changes';
const ears = new Set<Ear>();
let end: (() => void) | undefined;

/** All parts of a page share one stream, and all tabs of a browser too: one of them listens, and tells the others. */
function hearChanges(ear: Ear): () => void {
  ears.add(ear);
  end ??= begin();
  return () => {
    ears.delete(ear);
    if (ears.size > 0) return;
    end?.();
    end = undefined;
  };
}

function begin(): () => void {
  const tell: Ear = (what) => {
    for (const ear of [...ears]) ear(what);
  };
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return followChanges(tell);
  const tabs = new BroadcastChannel(NAME);
  tabs.onmessage = ({ data }: MessageEvent<readonly Changed[]>) => tell(data);
  const over = new AbortController();
  const listenForAll = () =>
    new Promise<void>((resolve) => {
      const stop = followChanges((what) => {
        tell(what);
        tabs.postMessage(what);
      });
      over.signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  // the one that holds the lock listens; when its tab closes, the next one does
  navigator.locks.request(NAME, { signal: over.signal }, listenForAll).catch(() => {});
  return () => {
    over.abort();
    tabs.close();
  };
}

/** Many changes at once, such as an import, are one. */
const TOGETHER_MS = 150;

/** Calls soon after something of this kind has changed in the organisation. */
export function useChanges(about: readonly Changed[], onChange: () => void): void {
  const change = useEffectEvent(onChange);
  const isMeant = useEffectEvent((what: readonly Changed[]) => what.some((one) => one === 'everything' || about.includes(one)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = hearChanges((what) => {
      if (!isMeant(what)) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        change();
      }, TOGETHER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}

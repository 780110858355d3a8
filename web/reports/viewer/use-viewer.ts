import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepOriginalUser, readShownUser } from './shown-user.ts';
import type { Viewed } from './viewed.ts';

/** Specification, section 9: after this the tab changes, and after a further while the user id is read again. */
const CHANGE_AFTER_MS = 300;
const READ_AFTER_MS = 100;

type Viewer = {
  readonly viewed: Viewed;
  /** Whose reports are shown: known once `isChanging` is over, if it can be known at all. */
  readonly userId: number | undefined;
  readonly isChanging: boolean;
  choose(change: Partial<Viewed>): void;
};

/**
 * What is viewed, and the id that is stored meanwhile. `onShow` hears of every change that has come about. `broughtUserId`: whose report the
 * page came with; it is shown at once.
 */
export function useViewer(first: Viewed, onShow: (viewed: Viewed) => void, broughtUserId?: number): Viewer {
  const [viewed, setViewed] = useState(first);
  const [chosen, setChosen] = useState(first);
  const [userId, setUserId] = useState(broughtUserId);
  const [isChanging, setChanging] = useState(broughtUserId === undefined);
  const original = useRef<ReturnType<typeof keepOriginalUser>>(undefined);
  const tellShown = useEffectEvent(onShow);

  const readUser = useCallback(() => {
    setUserId(readShownUser());
    setChanging(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is viewed when the page opens and closes
  useEffect(() => {
    const enter = () => {
      original.current = keepOriginalUser();
      original.current.show(viewed.whose);
      readUser();
    };
    const leave = () => original.current?.restore();
    const enterAgain = ({ persisted }: PageTransitionEvent) => persisted && enter();
    enter();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', enterAgain);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', enterAgain);
      leave();
    };
  }, []);

  useEffect(() => {
    if (chosen === viewed) return;
    const timer = setTimeout(() => {
      setViewed(chosen);
      original.current?.show(chosen.whose);
      tellShown(chosen);
    }, CHANGE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [chosen, viewed]);

  useEffect(() => {
    if (!isChanging || chosen !== viewed) return;
    const timer = setTimeout(readUser, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isChanging, chosen, viewed, readUser]);

  const choose = (change: Partial<Viewed>) => {
    const next = { ...chosen, ...change };
    if (next.whose === chosen.whose && next.tab === chosen.tab) return;
    setChosen(next);
    setUserId(undefined);
    setChanging(true);
  };
  return { viewed, userId, isChanging, choose };
}

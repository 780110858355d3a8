import { useState } from 'react';
import { Navigate } from 'react-router';
import { inLanguage, useLanguage } from '#web/i18n/language.ts';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useSignedInName } from '#web/ui/use-signed-in.ts';
import { GuestIntro } from './guest/GuestIntro.tsx';
import { GuestPlayer } from './guest/GuestPlayer.tsx';
import { guestGame } from './guest/guest-game.ts';
import { guestSitting } from './guest/guest-sitting.ts';
import type { Manner } from './open-sitting.ts';

/** /play: one game without an account; what was begun on this device goes on. Whoever is logged in plays from home. */
export default function GuestPage() {
  const language = useLanguage();
  const isHydrated = useHydrated();
  const isSignedIn = typeof useSignedInName() === 'string';
  const [begun, setBegun] = useState<Manner>();
  const [isForgotten, setForgotten] = useState(false);
  const kept = isHydrated && !isForgotten ? guestSitting.read() : undefined;
  const begin = (manner: Manner) => {
    setBegun({ language, ...manner });
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true }); // the button disappears; the game takes the focus once it is there
  };
  const forget = () => {
    guestSitting.forget();
    setForgotten(true);
    setBegun(undefined);
  };
  if (isSignedIn) return <Navigate to={inLanguage('/home', language)} replace />;
  return (
    <PageFrame bleed>
      {guestGame && (begun || kept) ? (
        <GuestPlayer game={guestGame} manner={begun ?? {}} onGone={forget} />
      ) : (
        guestGame && <GuestIntro game={guestGame} onBegin={begin} />
      )}
    </PageFrame>
  );
}

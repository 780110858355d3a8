import { useEffect, useState } from 'react';
import { ApiFailure, call } from '#web/api/client.ts';
import { guestSitting } from './guest-sitting.ts';

/** What became of a game that was played as a guest. */
export type KeptGame = { readonly test: string } | 'counts already' | undefined;

/** Makes what somebody played as a guest theirs, once they are logged in and wanted that. */
export function useKeptGame(): KeptGame {
  const [game, setGame] = useState<KeptGame>();
  useEffect(() => {
    const played = guestSitting.read();
    if (!played?.isWanted) return;
    call('POST /api/guest-sessions/keep', { body: { token: played.token } }, { as: 'person' }).then(
      (kept) => {
        guestSitting.forget();
        setGame(kept);
      },
      (failure) => {
        const code = failure instanceof ApiFailure ? failure.code : undefined;
        if (code === 'gone' || code === 'conflict') guestSitting.forget(); // else it is tried at the next visit
        if (code === 'conflict') setGame('counts already');
      },
    );
  }, []);
  return game;
}

import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { ownUserId, readStored, store } from '#web/api/storage.ts';
import type { Whose } from './viewed.ts';

const DEMO = String(DEMO_USER_ID);

/** The id whose reports this device shows, as it is kept. */
export function readShownUser(): number | undefined {
  const userId = Number(readStored('userId'));
  return Number.isInteger(userId) && userId > 0 ? userId : undefined;
}

/**
 * While reports are viewed, the stored id is that of the demo or one's own; afterwards it is again what it was. `original` is what was
 * stored before; where that is the demo's, left behind by a browser that was closed, one's own is meant.
 */
export function keepOriginalUser() {
  const stored = readStored('userId');
  const original = stored === DEMO ? null : stored;
  const wasLoggedIn = readStored('accessToken') !== null;
  const ownId = () => ownUserId()?.toString() ?? original;
  return {
    show: (whose: Whose) => store('userId', whose === 'demo' ? DEMO : ownId()),
    restore: () => {
      const isLoggedOut = wasLoggedIn && readStored('accessToken') === null; // then the id went with the login
      const userId = isLoggedOut ? null : ownId();
      if (userId === null) console.warn('No user id was stored before the reports were viewed, so none is restored.');
      store('userId', userId);
    },
  };
}

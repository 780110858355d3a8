import { deviceStorage } from '#web/api/json-storage.ts';

const KEY = 'bhava.guest';

/** What somebody without an account plays on this device. `isWanted`: they went to sign up, so as to keep it. */
type GuestSitting = { readonly sittingId: number; readonly token: string; readonly isWanted: boolean };

export const guestSitting = {
  read(): GuestSitting | undefined {
    const { sittingId, token, isWanted } = (deviceStorage.read(KEY) ?? {}) as Partial<GuestSitting>;
    return typeof sittingId === 'number' && typeof token === 'string' ? { sittingId, token, isWanted: isWanted === true } : undefined;
  },
  keep: (sitting: Omit<GuestSitting, 'isWanted'>) => deviceStorage.write(KEY, { ...sitting, isWanted: false }),
  want() {
    const kept = guestSitting.read();
    if (kept) deviceStorage.write(KEY, { ...kept, isWanted: true });
  },
  forget: () => deviceStorage.write(KEY, null),
};

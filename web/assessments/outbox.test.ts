import { describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#web/api/client.ts';
import { jsonStorage } from '#web/api/json-storage.ts';
import { accepted, atOnce, choice, device, noLock } from './fixtures/device.ts';
import { makeOutbox, outboxKey } from './outbox.ts';

describe('an answer', () => {
  test('is on the device before it is sent, and leaves it when it is acknowledged', async () => {
    const { kept, storage } = device();
    const seen: (string | undefined)[] = [];
    const outbox = makeOutbox({
      sittingId: 7,
      storage,
      withLock: noLock,
      waitForRetry: atOnce,
      send: async ({ position }) => {
        seen.push(kept.get(outboxKey(7)));
        return accepted(position);
      },
    });
    await outbox.give(choice(0));
    expect(JSON.parse(seen[0]!)).toEqual([choice(0)]);
    expect(kept.size).toBe(0);
    expect(outbox.state()).toBe('saved');
  });

  test('is sent again until the connection is back, in order', async () => {
    const { storage } = device();
    const arrived: number[] = [];
    let isOnline = false;
    let tries = 0;
    const outbox = makeOutbox({
      sittingId: 7,
      storage,
      withLock: noLock,
      waitForRetry: async () => {
        isOnline = tries > 3;
      },
      send: async ({ position }) => {
        tries += 1;
        if (!isOnline) throw new ApiFailure(0);
        arrived.push(position);
        return accepted(position);
      },
    });
    await Promise.all([outbox.give(choice(0)), outbox.give(choice(1)), outbox.give(choice(2))]);
    expect(arrived).toEqual([0, 1, 2]);
  });

  test('given while the connection is away is said to wait, like those before it', async () => {
    const { storage } = device();
    let comeBack = () => {};
    let isOnline = false;
    const outbox = makeOutbox({
      sittingId: 7,
      storage,
      withLock: noLock,
      waitForRetry: () => new Promise((resolve) => (comeBack = resolve)),
      send: async ({ position }) => {
        if (!isOnline) throw new ApiFailure(0);
        return accepted(position);
      },
    });
    const first = outbox.give(choice(0));
    await vi.waitFor(() => expect(outbox.state()).toBe('waiting'), { timeout: 30_000 });
    const second = outbox.give(choice(1));
    expect(outbox.state()).toBe('waiting');
    isOnline = true;
    comeBack();
    await Promise.all([first, second]);
    await vi.waitFor(() => expect(outbox.state()).toBe('saved'), { timeout: 30_000 });
  });

  test('left behind by an earlier visit is sent by the next', async () => {
    const { kept, storage } = device();
    kept.set(outboxKey(7), JSON.stringify([choice(3), choice(4)]));
    const arrived: number[] = [];
    const outbox = makeOutbox({
      sittingId: 7,
      storage,
      withLock: noLock,
      waitForRetry: atOnce,
      send: async ({ position }) => {
        arrived.push(position);
        return accepted(position);
      },
    });
    expect(outbox.pending()).toHaveLength(2);
    await outbox.flush();
    expect(arrived).toEqual([3, 4]);
    expect(kept.size).toBe(0);
  });

  test('goes out though the browser refuses to store it', async () => {
    const outbox = makeOutbox({
      sittingId: 7,
      storage: jsonStorage(() => {
        throw new DOMException('refused', 'SecurityError');
      }),
      withLock: noLock,
      waitForRetry: atOnce,
      send: async ({ position }) => accepted(position),
    });
    await expect(outbox.give(choice(0))).resolves.toMatchObject({ position: 0 });
  });

  test('garbage in storage does not stop the next answer', async () => {
    const { kept, storage } = device();
    kept.set(outboxKey(7), '{not json');
    const outbox = makeOutbox({
      sittingId: 7,
      storage,
      withLock: noLock,
      waitForRetry: atOnce,
      send: async ({ position }) => accepted(position),
    });
    await expect(outbox.give(choice(0))).resolves.toMatchObject({ position: 0 });
  });
});

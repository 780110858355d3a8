import { describe, expect, test, vi } from 'vitest';
import type { Accepted, GivenResponse } from '#contract/assessments.ts';
import { ApiFailure } from '#web/api/client.ts';
import { jsonStorage } from '#web/api/json-storage.ts';
import { makeOutbox, outboxKey, Refused } from './outbox.ts';

const choice = (position: number, option = 'a'): GivenResponse => ({
  position,
  screen: `S${position}`,
  answer: { kind: 'choice', option },
  responseTimeMs: 1000,
});
const accepted = (position: number): Accepted => ({
  position,
  finished: false,
  valid: null,
  invalidReason: null,
  next: null,
  counts: null,
});

function device() {
  const kept = new Map<string, string>();
  return {
    kept,
    storage: jsonStorage(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    })),
  };
}
const noLock = (_name: string, work: () => Promise<void>) => work();
const atOnce = () => Promise.resolve();

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
    await vi.waitFor(() => expect(outbox.state()).toBe('waiting'));
    const second = outbox.give(choice(1));
    expect(outbox.state()).toBe('waiting');
    isOnline = true;
    comeBack();
    await Promise.all([first, second]);
    await vi.waitFor(() => expect(outbox.state()).toBe('saved'));
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

  test('whose token has run out stays on the device, and goes out when the sitting is opened again', async () => {
    const { kept, storage } = device();
    const refusing = async () => {
      throw new ApiFailure(401, { code: 'unauthenticated', message: 'expired' });
    };
    const parts = { sittingId: 7, storage, withLock: noLock, waitForRetry: atOnce };
    await expect(makeOutbox({ ...parts, send: refusing }).give(choice(0))).rejects.toThrow(Refused);
    expect(JSON.parse(kept.get(outboxKey(7))!)).toEqual([choice(0)]);
    const arrived: number[] = [];
    const opened = makeOutbox({
      ...parts,
      send: async ({ position }) => {
        arrived.push(position);
        return accepted(position);
      },
    });
    await opened.flush();
    expect(arrived).toEqual([0]);
    expect(kept.size).toBe(0);
  });

  test('that the server refuses for good is not sent for ever', async () => {
    const { kept, storage } = device();
    const outbox = makeOutbox({
      sittingId: 7,
      storage,
      withLock: noLock,
      waitForRetry: atOnce,
      send: async () => {
        throw new ApiFailure(409, { code: 'conflict', message: 'answered elsewhere' });
      },
    });
    await expect(outbox.give(choice(0))).rejects.toThrow(Refused);
    expect(outbox.state()).toBe('refused');
    expect(kept.size).toBe(0);
  });

  test.each([
    ['a firewall that forbids', new ApiFailure(403)],
    ['a firewall that forbids in its own JSON', new ApiFailure(403, { error: 'blocked' } as never)],
    ['an address that is missing while a new version is put up', new ApiFailure(404)],
    ['our own server that lacks the address for a moment', new ApiFailure(404, { code: 'not-found', message: 'nothing here' })],
    ['a proxy that does not let this method through', new ApiFailure(405)],
    ['a proxy that finds it too large', new ApiFailure(413)],
    ['a conflict that is not of our making', new ApiFailure(409)],
    ['a proxy that asks for its own login', new ApiFailure(401)],
    ['an answer of a kind that we do not know', new ApiFailure(422, { code: 'tea', message: 'short and stout' })],
    ['an answer that could not be read', new ApiFailure(200)],
  ])('is kept and sent again after %s', async (_what, failure) => {
    const { kept, storage } = device();
    let tries = 0;
    const onDevice: (string | undefined)[] = [];
    const outbox = makeOutbox({
      sittingId: 7,
      storage,
      withLock: noLock,
      waitForRetry: async () => {
        onDevice.push(kept.get(outboxKey(7)));
      },
      send: async ({ position }) => {
        tries += 1;
        if (tries === 1) throw failure;
        return accepted(position);
      },
    });
    await expect(outbox.give(choice(0))).resolves.toEqual(accepted(0));
    expect(onDevice).toEqual([JSON.stringify([choice(0)])]);
    expect(kept.size).toBe(0);
  });

  test.each([
    ['nothing', undefined],
    ['a page of its own', '<html>Please log in to the network</html>'],
    ['an empty object', {}],
    ['what belongs to another answer', accepted(5)],
    ['half an acknowledgement', { position: 0, finished: false }],
  ])('is not given up for a success that says %s', async (_what, answer) => {
    const { kept, storage } = device();
    let tries = 0;
    const outbox = makeOutbox({
      sittingId: 7,
      storage,
      withLock: noLock,
      waitForRetry: async () => expect(kept.size).toBe(1),
      send: async ({ position }) => {
        tries += 1;
        return tries === 1 ? (answer as never) : accepted(position);
      },
    });
    await expect(outbox.give(choice(0))).resolves.toEqual(accepted(0));
    expect(tries).toBe(2);
  });

  test.each([
    [400, 'malformed'],
    [409, 'conflict'],
    [410, 'gone'],
    [422, 'unprocessable'],
  ])('that our server refuses with %i %s leaves the device', async (status, code) => {
    const { kept, storage } = device();
    const send = async () => {
      throw new ApiFailure(status, { code, message: 'No.' });
    };
    const outbox = makeOutbox({ sittingId: 7, storage, withLock: noLock, waitForRetry: atOnce, send });
    await expect(outbox.give(choice(0))).rejects.toThrow(Refused);
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

describe('an answer that may be taken back', () => {
  function heldBy() {
    const { kept, storage } = device();
    const sent: GivenResponse[] = [];
    let isOnline = true;
    const outbox = makeOutbox({
      sittingId: 7,
      storage,
      withLock: noLock,
      waitForRetry: () => new Promise((resolve) => setTimeout(resolve, 1)),
      send: async (response) => {
        if (!isOnline) throw new ApiFailure(0);
        sent.push(response);
        return accepted(response.position);
      },
    });
    const goOffline = () => {
      isOnline = false;
    };
    return { kept, sent, outbox, goOffline };
  }
  const moment = () => new Promise((resolve) => setTimeout(resolve, 5));

  test('is on the device at once, and goes when it is released', async () => {
    const { kept, sent, outbox } = heldBy();
    const given = outbox.hold(choice(0));
    await moment();
    expect(sent).toEqual([]);
    expect(JSON.parse(kept.get(outboxKey(7))!)).toEqual([choice(0)]);
    expect([outbox.state(), outbox.pending().length]).toEqual(['sending', 1]);
    outbox.release();
    expect(await given).toEqual(accepted(0));
    expect([sent.length, kept.size, outbox.state()]).toEqual([1, 0, 'saved']);
    expect(outbox.takeBack()).toBe(false);
  });

  test('leaves no trace when it is taken back, and another takes its place', async () => {
    const { kept, sent, outbox } = heldBy();
    void outbox.hold(choice(0, 'a'));
    await moment();
    expect(outbox.takeBack()).toBe(true);
    expect([kept.size, outbox.state(), outbox.takeBack()]).toEqual([0, 'saved', false]);
    const given = outbox.hold(choice(0, 'b'));
    outbox.release();
    await given;
    expect(sent).toEqual([choice(0, 'b')]);
  });

  test('goes with the next one, in order', async () => {
    const { sent, outbox } = heldBy();
    void outbox.hold(choice(0));
    void outbox.hold(choice(1));
    await moment();
    expect(sent).toEqual([choice(0)]);
    await outbox.give(choice(2));
    expect(sent).toEqual([choice(0), choice(1), choice(2)]);
  });

  test('counts after a reload', async () => {
    const { kept, storage } = device();
    const needs = { sittingId: 7, storage, withLock: noLock, waitForRetry: atOnce, send: async () => accepted(0) };
    void makeOutbox(needs).hold(choice(0));
    await moment();
    const next = makeOutbox(needs);
    expect(next.pending()).toEqual([choice(0)]);
    await next.flush();
    expect(kept.size).toBe(0);
  });

  test('is sent when the page is left', async () => {
    const { kept, sent, outbox } = heldBy();
    void outbox.hold(choice(0));
    await moment();
    outbox.close();
    await moment();
    expect([sent, kept.size]).toEqual([[choice(0)], 0]);
  });

  test('waits with those before it while the connection is away, and can still be taken back', async () => {
    const { sent, outbox, goOffline } = heldBy();
    goOffline();
    void outbox.hold(choice(0));
    void outbox.hold(choice(1));
    await moment();
    expect([outbox.state(), outbox.pending().length]).toEqual(['waiting', 2]);
    expect(outbox.takeBack()).toBe(true);
    expect([outbox.state(), outbox.pending()]).toEqual(['waiting', [choice(0)]]);
    outbox.close();
    expect(sent).toEqual([]);
  });
});

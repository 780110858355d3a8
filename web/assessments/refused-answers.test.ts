import { describe, expect, test } from 'vitest';
import { ApiFailure } from '#web/api/client.ts';
import { accepted, atOnce, choice, device, noLock } from './fixtures/device.ts';
import { makeOutbox, outboxKey, Refused } from './outbox.ts';

describe('an answer', () => {
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
});

import { describe, expect, test } from 'vitest';
import type { GivenResponse } from '#contract/assessments.ts';
import { ApiFailure } from '#web/api/client.ts';
import { accepted, atOnce, choice, device, noLock } from './fixtures/device.ts';
import { makeOutbox, outboxKey } from './outbox.ts';

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

import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TEXT_KINDS } from '#contract/narratives.ts';
import type { Database } from '#server/platform/database.ts';
import { testDatabase } from '#testing/database.ts';
import { PEAKED, type Simulated, simulatedFacts } from '#testing/simulated-facts.ts';
import { type Answer, saying, standInProvider, streaming } from '#testing/stand-in-provider.ts';
import { writeBuiltIn } from './built-in/write-built-in.ts';
import type { Material, NarrativeFacts } from './facts.ts';
import { makeProvider, type ProviderSettings } from './provider.ts';
import { placeSentences } from './sentences.ts';
import { collect, makeNarrator, type Narrate, NarrativeUnavailable, type Step } from './write-narrative.ts';

const KEY = 'secret-key-7f3a';
const goodSummary =
  'You tend to step forward when others hang back, and people lean on you for that. You like to see a thing through.\n\nOther things ask more of you. Order may come late in your work, and small steps can help.';
const goodExplanation =
  'The longest bar is Leadership, which stands at the front of your own list with 4.4 of 5. The shortest ones show where you draw least on yourself, and no more than that.';

const goodHindi =
  'मुश्किल समय में आगे बढ़ना आपके लिए सहज है, और लोग इस पर भरोसा करते हैं। काम पूरा करना भी आपको भाता है, और छोटे क़दम बाकी में मदद कर सकते हैं।';

/** What the good texts tell is among the facts. */
const material: Material = {
  ...{ lows: [], pairs: [], contrasts: [], uses: [], steps: [], done: [] },
  highs: [goodSummary, goodExplanation, goodHindi].map((text) => ({ insight: 'side-1-emotional-high', text, houses: [1] })),
};

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

const asReader =
  (narrate: Narrate) =>
  (from: Database, facts: NarrativeFacts, inPieces = false) =>
    collect(narrate(from, facts, 'person 1', inPieces));

const toClose: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(toClose.splice(0).map((close) => close()));
});

/** Every test has numbers of its own, since the kept texts outlive it. */
let person = 0;
const newFacts = (simulated: Omit<Simulated, 'strengths'> = {}): NarrativeFacts => {
  person += 1;
  return simulatedFacts({ strengths: [4.4, ...PEAKED.slice(1, 11), 2 + person / 100], kind: 'barChart', material, ...simulated });
};

/** A changed strength shows in a fingerprint only if it shows in the prompt, so each narrator has a model of its own. */
async function narratorBefore(answers: readonly Answer[], settings: Partial<ProviderSettings> = {}) {
  const standIn = await standInProvider(answers);
  toClose.push(standIn.close);
  const warnings: unknown[] = [];
  const log = { warn: (...parts: unknown[]) => void warnings.push(parts) };
  const provider = makeProvider({
    address: standIn.address,
    key: KEY,
    model: `model-${toClose.length}-${person++}`,
    attemptLimitMs: 3000,
    retryDelaysMs: [5, 5],
    ...settings,
  });
  return {
    narrate: asReader(makeNarrator({ provider, log, clock: () => new Date('2026-01-02T03:04:05Z') })),
    received: standIn.received,
    warnings,
    provider,
    log,
  };
}

describe('with a provider', () => {
  it("sends the specification's request for a summary, and nothing besides", async () => {
    const { narrate, received, provider } = await narratorBefore([saying(goodSummary)]);
    const narrative = await narrate(database, newFacts({ kind: 'summary' }));
    expect(narrative).toEqual({ text: goodSummary, writer: 'provider' });
    expect(received).toHaveLength(1);
    const [{ method, url, headers, body }] = received as [(typeof received)[0]];
    expect(method).toBe('POST');
    expect(url).toBe(`/v1beta/models/${provider.model}:generateContent`);
    expect(headers['content-type']).toBe('application/json');
    expect(headers['x-goog-api-key']).toBe(KEY);
    expect(url).not.toContain(KEY);
    expect(body).toEqual({
      contents: [{ role: 'user', parts: [{ text: expect.stringContaining('two short paragraphs') }] }],
      generationConfig: { temperature: 0.7, maxOutputTokens: 150 },
    });
    expect(JSON.stringify(body)).not.toContain(KEY);
  });

  it.each(['wordCloud', 'bubbleChart', 'barChart', 'moreOnSummary', 'weaknesses'] as const)(
    'asks for 500 tokens to explain %s',
    async (kind) => {
      const { narrate, received } = await narratorBefore([saying(goodExplanation)]);
      await narrate(database, newFacts({ kind }));
      expect(received[0]?.body).toMatchObject({ generationConfig: { temperature: 0.7, maxOutputTokens: 500 } });
    },
  );

  it('cuts a text that ran out of tokens at its last full sentence', async () => {
    const { narrate } = await narratorBefore([saying(`${goodSummary} And when the day`)]);
    expect((await narrate(database, newFacts({ kind: 'summary' }))).text).toBe(goodSummary);
  });

  it('does not pay twice for the same numbers', async () => {
    const { narrate, received } = await narratorBefore([saying(goodExplanation)]);
    const facts = newFacts();
    const first = await narrate(database, facts);
    const second = await narrate(database, structuredClone(facts));
    expect(second).toEqual(first);
    expect(received).toHaveLength(1);
    const kept = await database
      .selectFrom('keptText')
      .selectAll()
      .where('text', '=', goodExplanation)
      .where('kind', '=', 'barChart')
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ language: 'en', writer: 'provider', createdAt: new Date('2026-01-02T03:04:05Z') });
  });

  it('keeps texts across a restart of the program', async () => {
    const { narrate, received, provider, log } = await narratorBefore([saying(goodExplanation)]);
    const facts = newFacts();
    await narrate(database, facts);
    await asReader(makeNarrator({ provider, log }))(database, facts);
    expect(received).toHaveLength(1);
  });

  it('pays once for two equal requests at the same time', async () => {
    const { narrate, received } = await narratorBefore([saying(goodExplanation)]);
    const facts = newFacts();
    const narratives = await Promise.all([narrate(database, facts), narrate(database, structuredClone(facts)), narrate(database, facts)]);
    expect(new Set(narratives.map(({ text }) => text)).size).toBe(1);
    expect(received).toHaveLength(1);
  });

  it('asks anew for other numbers, another kind or another state', async () => {
    const { narrate, received } = await narratorBefore([saying(goodExplanation)]);
    const strengths = PEAKED;
    await narrate(database, simulatedFacts({ strengths, kind: 'barChart', material }));
    await narrate(database, simulatedFacts({ strengths: [4.4, 3.9, ...PEAKED.slice(2)], kind: 'barChart', material }));
    await narrate(database, simulatedFacts({ strengths, kind: 'wordCloud', material }));
    await narrate(database, simulatedFacts({ strengths, kind: 'barChart', isComplete: false, material }));
    expect(received).toHaveLength(4);
  });

  it('tries once more where the provider is busy for a moment', async () => {
    const { narrate, received } = await narratorBefore([{ status: 503, body: { error: { message: 'busy' } } }, saying(goodExplanation)]);
    expect((await narrate(database, newFacts())).text).toBe(goodExplanation);
    expect(received).toHaveLength(2);
  });

  it('leaves Hindi to the built-in writer unless told otherwise', async () => {
    const { narrate, received } = await narratorBefore([saying(goodSummary)]);
    const facts = newFacts({ kind: 'summary', language: 'hi' });
    expect(await narrate(database, facts)).toEqual({ text: writeBuiltIn(facts), writer: 'built-in' });
    expect(received).toHaveLength(0);
  });

  it('asks in Hindi where the operator wants it', async () => {
    const { narrate, received } = await narratorBefore([saying(goodHindi)], { languages: ['en', 'hi'] });
    expect(await narrate(database, newFacts({ kind: 'summary', language: 'hi' }))).toEqual({ text: goodHindi, writer: 'provider' });
    expect(JSON.stringify(received[0]?.body)).toContain('Devanagari');
  });

  it('is not asked when nothing is measured', async () => {
    const { narrate, received } = await narratorBefore([saying(goodSummary)]);
    const facts = simulatedFacts({ strengths: Array(12).fill(null) });
    expect((await narrate(database, facts)).writer).toBe('built-in');
    expect(received).toHaveLength(0);
  });
});

/** What no second asking can mend, and what the guard refuses each time. */
const failures: [string, Answer][] = [
  ['an error of its own', { status: 500, body: { error: { message: `bad key ${KEY}` } } }],
  ['too many requests', { status: 429, body: { error: { message: 'quota' } } }],
  ['a refused key', { status: 403, body: { error: { message: `the key ${KEY} is not valid` } } }],
  ['no answer in time', 'stall'],
  ['nonsense', { body: 'what?' }],
  ['another shape', { body: { choices: [{ text: goodSummary }] } }],
  ['no candidates', { body: { candidates: [] } }],
  ['an empty text', saying('')],
];

const refusals: [string, Answer][] = [
  [
    'a text without a full sentence',
    saying('You tend to step forward when others hang back and people lean on you for that and so on and so forth'),
  ],
  ['astrology', saying(`${goodSummary} Your planets agree.`)],
  ['JSON', saying(JSON.stringify({ summary: goodSummary }))],
  ['a refusal', saying(`I'm sorry, I cannot help with that request. ${goodSummary}`)],
  ['a made-up number', saying(`${goodSummary} You are better than 91% of people.`)],
];

describe('when the provider gives', () => {
  it.each(failures)('%s, a summary falls back to two sentences', async (_, answer) => {
    const { narrate, warnings } = await narratorBefore([answer], { attemptLimitMs: 700 });
    const { text, writer } = await narrate(database, newFacts({ kind: 'summary' }));
    expect(writer).toBe('fallback');
    expect(text.match(/[.](?=\s|$)/g)).toHaveLength(2);
    expect(text).toMatch(/^Your strengths show most in .* Areas to develop are /);
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify([text, warnings])).not.toContain(KEY);
  });

  it.each(refusals)('%s, it is asked once more with the reason, and then the built-in writer writes', async (_, answer) => {
    for (const kind of ['summary', 'barChart'] as const) {
      const { narrate, warnings, received } = await narratorBefore([answer]);
      const facts = newFacts({ kind });
      expect(await narrate(database, facts)).toEqual({ text: writeBuiltIn(facts), writer: 'built-in' });
      expect(received).toHaveLength(2);
      expect(JSON.stringify(received[1]?.body)).toContain('Your last answer broke a rule');
      expect(warnings).toHaveLength(1);
      expect(JSON.stringify(warnings)).not.toContain(KEY);
    }
  });

  it('a bad sentence after good ones, the good ones stay and the rest is written anew', async () => {
    const [first = '', second = ''] = goodSummary.split('\n\n');
    const { narrate, received } = await narratorBefore([saying(`${first} Your planets agree.`), saying(second)]);
    const { text, writer } = await narrate(database, newFacts({ kind: 'summary' }));
    expect({ text, writer }).toEqual({ text: `${first} ${second}`, writer: 'provider' });
    expect(JSON.stringify(received[1]?.body)).toContain('These sentences stand');
  });

  it.each(failures)('%s, an explanation is unavailable', async (_, answer) => {
    const { narrate, warnings } = await narratorBefore([answer], { attemptLimitMs: 700 });
    const failure = await narrate(database, newFacts()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NarrativeUnavailable);
    expect((failure as Error).message).toBe('Sorry, we could not generate an explanation at this time. Please try again later.');
    expect(`${JSON.stringify(warnings)} ${(failure as Error).stack}`).not.toContain(KEY);
  });

  it('a house by name in a summary, the built-in writer writes; in an explanation it may stand', async () => {
    const named = `${goodSummary} This is Leadership and Self-Awareness at work.`;
    const { narrate } = await narratorBefore([saying(named)]);
    expect((await narrate(database, newFacts({ kind: 'summary' }))).writer).toBe('built-in');
    expect(await narrate(database, newFacts())).toEqual({ text: named, writer: 'provider' });
  });

  it('a failure, it is asked again, but not within ten seconds, however often somebody presses', async () => {
    const { received, provider, log } = await narratorBefore([{ status: 400, body: {} }, saying(goodSummary)]);
    let now = new Date('2026-01-02T03:04:05Z');
    const narrate = asReader(makeNarrator({ provider, log, clock: () => now }));
    const facts = newFacts({ kind: 'summary' });
    for (let press = 0; press < 3; press += 1) expect((await narrate(database, facts)).writer).toBe('fallback');
    expect(received).toHaveLength(1);
    now = new Date(now.getTime() + 10_000);
    expect(await narrate(database, facts)).toEqual({ text: goodSummary, writer: 'provider' });
    expect(received).toHaveLength(2);
  });

  it('nothing within its time, the whole wait stays within that time, a second try included', async () => {
    const { narrate, received } = await narratorBefore([{ status: 503, body: {} }, 'stall'], { attemptLimitMs: 700 });
    const began = performance.now();
    await expect(narrate(database, newFacts())).rejects.toBeInstanceOf(NarrativeUnavailable);
    expect(performance.now() - began).toBeLessThan(10_000); // what stalls never ends by itself
    expect(received).toHaveLength(2);
  });

  it('no sign of life at all, a summary can still be had', async () => {
    const warnings: object[] = [];
    const provider = makeProvider({ address: 'http://127.0.0.1:9/v1beta', key: KEY, model: 'gone' });
    const narrate = asReader(makeNarrator({ provider, log: { warn: (details) => void warnings.push(details) } }));
    expect((await narrate(database, newFacts({ kind: 'summary' }))).writer).toBe('fallback');
    expect(warnings).toEqual([expect.objectContaining({ reason: 'could not be reached' })]);
  });
});

describe('sentence by sentence', () => {
  const follow = async (narrate: Narrate, facts: NarrativeFacts) => {
    const steps: Step[] = [];
    for await (const step of narrate(database, facts, 'person 1', true)) steps.push(step);
    return steps;
  };
  const make = async (answers: readonly Answer[], settings: Partial<ProviderSettings> = {}) => {
    const { provider, log, received } = await narratorBefore(answers, settings);
    return { narrate: makeNarrator({ provider, log }), received };
  };
  const sentences = placeSentences(goodSummary);

  it('each is handed on as soon as it is whole and has passed', async () => {
    const { narrate, received } = await make([streaming(goodSummary)]);
    expect(await follow(narrate, newFacts({ kind: 'summary' }))).toEqual([{ writer: 'provider' }, ...sentences]);
    expect(received[0]?.url).toContain(':streamGenerateContent');
  });

  it('what is there is read before the rest has come', async () => {
    const { narrate } = await make([streaming(`${goodSummary} And`, 'stall')], { attemptLimitMs: 60_000 });
    const reading = narrate(database, newFacts({ kind: 'summary' }), 'person 1', true);
    const read = [];
    for (let step = 0; step <= sentences.length; step += 1) read.push((await reading.next()).value);
    expect(read).toEqual([{ writer: 'provider' }, ...sentences]);
  });

  it('of a provider that knows the whole answer only, from the whole', async () => {
    const { narrate, received } = await make([saying(goodSummary)]);
    expect(await follow(narrate, newFacts({ kind: 'summary' }))).toEqual([{ writer: 'provider' }, ...sentences]);
    expect(received.map(({ url }) => /:\w+/.exec(url.split('/').at(-1)!)?.[0])).toEqual([':streamGenerateContent', ':generateContent']);
  });

  it('two readers read one text, the second from its beginning', async () => {
    const { narrate, received } = await make([streaming(goodExplanation)]);
    const facts = newFacts();
    const [one, other] = await Promise.all([follow(narrate, facts), follow(narrate, facts)]);
    expect(one).toEqual(other);
    expect(received).toHaveLength(1);
  });

  it('a text of which the reader has had enough is kept all the same', async () => {
    const { narrate, received } = await make([streaming(goodExplanation)]);
    const facts = newFacts();
    const reading = narrate(database, facts, 'person 1', true);
    await reading.next();
    await reading.return();
    await expect.poll(async () => (await collect(narrate(database, facts, 'person 1', false))).text).toBe(goodExplanation);
    expect(received).toHaveLength(1);
  });

  it('a connection that breaks off ends an explanation as a failure, and a summary begins anew as two sentences', async () => {
    const { narrate } = await make([streaming(`${goodSummary} And`, 'break')]);
    const seen: Step[] = [];
    const failing = async () => {
      for await (const step of narrate(database, newFacts(), 'person 1', true)) seen.push(step);
    };
    await expect(failing()).rejects.toBeInstanceOf(NarrativeUnavailable);
    const steps = await follow(narrate, newFacts({ kind: 'summary' }));
    expect(steps.filter((step) => 'writer' in step).at(-1)).toEqual({ writer: 'fallback' });
  });

  it('nothing bad is ever handed on', async () => {
    const { narrate } = await make([streaming(`${goodSummary} Your planets agree. And so on.`)]);
    const steps = await follow(narrate, newFacts({ kind: 'summary' }));
    expect(JSON.stringify(steps)).not.toContain('planets');
    expect(steps.filter((step) => 'writer' in step)).toEqual([{ writer: 'provider' }, { writer: 'built-in' }]);
  });

  it('of the built-in writer all are there at once', async () => {
    const facts = newFacts({ kind: 'summary' });
    const steps = await follow(makeNarrator({ log: { warn: () => {} } }), facts);
    expect(steps).toEqual([{ writer: 'built-in' }, ...placeSentences(writeBuiltIn(facts))]);
  });
});

describe('a provider that fails again and again', () => {
  it('is left alone for thirty seconds after five failures, then one call finds out', async () => {
    const bad: Answer = { status: 400, body: {} };
    const { provider, received } = await narratorBefore([bad, bad, bad, bad, bad, saying(goodSummary)]);
    let now = new Date('2026-01-02T03:04:05Z');
    const narrate = asReader(makeNarrator({ provider, log: { warn: () => {} }, clock: () => now }));
    let turn = 0;
    const ask = () =>
      narrate(database, simulatedFacts({ strengths: [4.4 - turn++ / 10, ...PEAKED.slice(1)], kind: 'barChart', material })).then(
        ({ writer }) => writer,
        (error: NarrativeUnavailable) => error.retryAfterSeconds,
      );
    for (let failure = 0; failure < 5; failure += 1) await ask();
    expect(await ask()).toBe(30);
    expect(received).toHaveLength(5);
    now = new Date(now.getTime() + 30_000);
    expect(await ask()).toBe('provider');
    expect(await ask()).toBe('provider');
  });
});

describe('what a provider costs', () => {
  it('is counted by day, model and kind, with how each call ended', async () => {
    const { narrate, provider } = await narratorBefore([
      streaming(goodExplanation),
      saying('No.'),
      saying('No.'),
      { status: 400, body: {} },
    ]);
    for (const first of [4.4, 4.3, 4.2])
      await narrate(database, simulatedFacts({ strengths: [first, ...PEAKED.slice(1)], kind: 'barChart', material }), first === 4.4).catch(
        () => {},
      );
    const counted = await database.selectFrom('textCall').selectAll().where('model', '=', provider.model).execute();
    expect(
      counted.map(({ inputTokens, outputTokens, ...row }) => ({ ...row, tokens: [Number(inputTokens), Number(outputTokens)] })),
    ).toEqual([expect.objectContaining({ kind: 'barChart', answered: 1, refused: 2, failed: 1, tokens: [3 * 300, 3 * 90] })]);
  });
});

describe('a text that was paid for', () => {
  it('is shown even when it cannot be kept', async () => {
    const { provider } = await narratorBefore([saying(goodExplanation)]);
    const warnings: object[] = [];
    const keep = { find: async () => undefined, keep: async () => Promise.reject(new Error('disk full')) };
    const narrate = asReader(makeNarrator({ provider, keep, log: { warn: (details) => void warnings.push(details) } }));
    expect((await narrate(database, newFacts())).text).toBe(goodExplanation);
    expect(warnings).toHaveLength(1);
  });
});

describe('without a provider', () => {
  it('the built-in writer writes every kind', async () => {
    const narrate = asReader(makeNarrator({ log: { warn: () => {} } }));
    for (const kind of TEXT_KINDS) {
      const facts = newFacts({ kind });
      expect(await narrate(database, facts)).toEqual({ text: writeBuiltIn(facts), writer: 'built-in' });
    }
  });
});

describe('who a person is', () => {
  it('reaches neither the provider nor a text, even when it is slipped in beside the facts', async () => {
    const { narrate, received } = await narratorBefore([saying(goodExplanation)], { languages: ['en', 'hi'] });
    const slipped = { ...newFacts(), name: 'Asha Rao', email: 'asha@example.org', answers: ['option-b'], id: 4711 };
    await narrate(database, slipped);
    expect(JSON.stringify(received)).not.toMatch(/Asha|example\.org|option-b|4711/);
    expect(writeBuiltIn(slipped)).not.toMatch(/Asha|example\.org|option-b|4711/);
  });
});

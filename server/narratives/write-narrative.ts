import { createHash } from 'node:crypto';
import { narrativeMessages } from '#contract/narratives.ts';
import type { Database } from '#server/platform/database.ts';
import { writeBuiltIn } from './built-in/write-built-in.ts';
import { writeFallbackSummary } from './built-in/write-fallback-summary.ts';
import type { CountCall, LimitReached } from './call-count.ts';
import type { Narrative, NarrativeFacts } from './facts.ts';
import { guard } from './guard.ts';
import { PROMPT_VERSION, promptFor } from './prompts.ts';
import { type Provider, ProviderFailed } from './provider.ts';
import { keptTexts } from './repository.ts';
import { measuredHouses } from './rules.ts';

/** An explanation that cannot be written now. The specification has one message for this, so no other text takes its place. */
export class NarrativeUnavailable extends Error {
  /** From when on asking again can help. */
  readonly retryAfterSeconds: number;
  /** The asker has had as many texts as one may have in an hour. */
  readonly isOverOwnLimit: boolean;

  constructor(retryAfterSeconds: number, isOverOwnLimit: boolean) {
    super(narrativeMessages.unavailable);
    this.name = 'NarrativeUnavailable';
    this.retryAfterSeconds = retryAfterSeconds;
    this.isOverOwnLimit = isOverOwnLimit;
  }
}

export type NarratorParts = {
  readonly provider?: Provider | undefined;
  readonly countCall?: CountCall;
  readonly builtIn?: (facts: NarrativeFacts) => string;
  readonly keep?: typeof keptTexts;
  readonly log: { warn(details: object, message: string): void };
  readonly clock?: () => Date;
};

/** `asker`: whose limit a call of the provider counts towards, a person or the address of somebody without an account. */
export type Narrate = (database: Database, facts: NarrativeFacts, asker: string) => Promise<Narrative>;

/** What became of asking the provider: a text, nothing usable, or no call at all. */
type Outcome = { readonly text: string } | { readonly failedUntil: number } | { readonly asker: string; readonly limit: LimitReached };

/**
 * One interface, two writers. Give `narrate` the database itself, never a transaction: it waits for a provider.
 * Throws NarrativeUnavailable when it cannot give an explanation. It can always give a summary.
 */
export function makeNarrator({
  provider,
  countCall = async () => undefined,
  builtIn = writeBuiltIn,
  keep = keptTexts,
  log,
  clock = () => new Date(),
}: NarratorParts): Narrate {
  const underWay = new Map<string, Promise<Outcome>>();
  const failures = rememberFailures(clock);

  async function askProvider(asked: Provider, database: Database, { facts, prompt, fingerprint, asker }: Request): Promise<Outcome> {
    const kept = await keep.find(database, fingerprint);
    if (kept !== undefined) return { text: kept };
    const failedUntil = failures.end(fingerprint);
    if (failedUntil !== undefined) return { failedUntil };
    const limit = await countCall(asker);
    if (limit) return { asker, limit };
    const { kind, language } = facts;
    const guarded = await asked
      .write(kind, prompt, async () => !(await countCall(asker)))
      .then(
        (answer) => guard(answer, facts),
        (error: unknown) => {
          if (error instanceof ProviderFailed) return { refused: error.message };
          throw error;
        },
      );
    if ('refused' in guarded) {
      log.warn({ kind, language, model: asked.model, reason: guarded.refused }, 'The text provider gave no usable text');
      return { failedUntil: failures.add(fingerprint) };
    }
    const { text } = guarded;
    await keep
      .keep(database, { fingerprint, kind, language, writer: 'provider', model: asked.model, text, createdAt: clock() })
      .catch((error: unknown) =>
        log.warn({ kind, language, reason: error instanceof Error ? error.name : 'unknown' }, 'A text was paid for and could not be kept'),
      );
    return { text };
  }

  /** A text that is being written is not asked for twice: the second asker waits for the same one. */
  async function askOnce(asked: Provider, database: Database, request: Request): Promise<Outcome> {
    const { fingerprint, asker } = request;
    for (;;) {
      const running = underWay.get(fingerprint);
      if (!running) break;
      const outcome = await running;
      if (!('limit' in outcome) || outcome.asker === asker) return outcome; // the limit of another asker does not count here
    }
    const asking = askProvider(asked, database, request).finally(() => underWay.delete(fingerprint));
    underWay.set(fingerprint, asking);
    return asking;
  }

  return async (database, facts, asker) => {
    // With nothing measured there are no numbers to send: the built-in writer says so.
    if (!provider?.languages.includes(facts.language) || measuredHouses(facts).length === 0)
      return { text: builtIn(facts), writer: 'built-in' };
    const prompt = promptFor(facts);
    const outcome = await askOnce(provider, database, { facts, prompt, fingerprint: fingerprintOf(provider, facts, prompt), asker });
    if ('text' in outcome) return { text: outcome.text, writer: 'provider' };
    if ('limit' in outcome) {
      if (facts.kind === 'summary') return { text: builtIn(facts), writer: 'built-in' };
      throw new NarrativeUnavailable(outcome.limit.endsInSeconds, outcome.limit.whose === 'asker');
    }
    if (facts.kind === 'summary') return { text: writeFallbackSummary(facts), writer: 'fallback' };
    throw new NarrativeUnavailable(Math.max(1, Math.ceil((outcome.failedUntil - clock().getTime()) / 1000)), false);
  };
}

type Request = { readonly facts: NarrativeFacts; readonly prompt: string; readonly fingerprint: string; readonly asker: string };

const FAILURE_MS = 10_000;
const MAX_FAILURES_KEPT = 10_000;

/** Texts that have just failed are not asked for again at once: each press of the button would cost a call of the provider. */
function rememberFailures(clock: () => Date) {
  const ends = new Map<string, number>();
  return {
    end(fingerprint: string): number | undefined {
      const end = ends.get(fingerprint);
      return end !== undefined && end > clock().getTime() ? end : undefined;
    },
    add(fingerprint: string): number {
      const end = clock().getTime() + FAILURE_MS;
      ends.delete(fingerprint);
      ends.set(fingerprint, end);
      if (ends.size > MAX_FAILURES_KEPT) ends.delete(ends.keys().next().value!);
      return end;
    },
  };
}

/**
 * The prompt holds every number that the writer sees: equal prompts mean equal facts, so a kept text may be shown again.
 */
function fingerprintOf(provider: Provider, { kind, language }: NarrativeFacts, prompt: string): string {
  return createHash('sha256')
    .update(JSON.stringify([PROMPT_VERSION, provider.model, kind, language, prompt]))
    .digest('hex');
}

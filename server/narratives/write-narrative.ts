import { createHash } from 'node:crypto';
import { isSummary, narrativeMessages } from '#contract/narratives.ts';
import type { Database } from '#server/platform/database.ts';
import { type AskParts, askProvider, type CallKept, type Outcome, type Request } from './ask-provider.ts';
import { makeBreaker } from './breaker.ts';
import { writeBuiltIn } from './built-in/write-built-in.ts';
import { writeFallbackSummary } from './built-in/write-fallback-summary.ts';
import type { CountCall } from './call-count.ts';
import { makeCallQueue } from './call-queue.ts';
import type { Narrative, NarrativeFacts } from './facts.ts';
import { PROMPT_VERSION, promptFor } from './prompts.ts';
import type { Provider } from './provider.ts';
import { keepTextCall, keptTexts } from './repository.ts';
import { measuredHouses } from './rules.ts';
import { joinSentences, type PlacedSentence, placeSentences } from './sentences.ts';
import { startTelling, type Telling } from './telling.ts';

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

/** A text begins, by this writer; one that begins anew takes the place of all before it. Then come its sentences. */
export type Step = { readonly writer: Narrative['writer'] } | PlacedSentence;

/** `asker`: whose limit a call of the provider counts towards, a person or the address of somebody without an account. */
export type Narrate = (database: Database, facts: NarrativeFacts, asker: string, inPieces: boolean) => AsyncGenerator<Step, void>;

/**
 * One interface, two writers. Give `narrate` the database itself, never a transaction: it waits for a provider.
 * Throws NarrativeUnavailable when it cannot give an explanation, perhaps after some sentences. It can always give a summary.
 */
export function makeNarrator({
  provider,
  countCall = async () => undefined,
  builtIn = writeBuiltIn,
  keep = keptTexts,
  log,
  clock = () => new Date(),
}: NarratorParts): Narrate {
  const underWay = new Map<string, Telling<PlacedSentence, Outcome>>();
  const failures = rememberFailures(clock);
  const [queue, breaker] = [makeCallQueue(), makeBreaker(clock)];
  const warnUnkept = (error: unknown) =>
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'A text was paid for and could not be kept');
  const keepCall: AskParts['keepCall'] = (database: Database, call: CallKept) => keepTextCall(database, call, clock()).catch(warnUnkept);

  async function ask(parts: AskParts, database: Database, fingerprint: string, request: Request, say: (said: PlacedSentence) => void) {
    const outcome = await askProvider(parts, database, request, say);
    const { kind, language } = request.facts;
    const { model } = parts.provider;
    if ('failed' in outcome || 'refused' in outcome) {
      const reason = 'failed' in outcome ? outcome.failed : outcome.refused;
      log.warn({ kind, language, model, reason }, 'The text provider gave no usable text');
      failures.add(fingerprint, outcome);
    }
    if ('text' in outcome)
      await keep
        .keep(database, { fingerprint, kind, language, writer: 'provider', model, text: outcome.text, createdAt: clock() })
        .catch(warnUnkept);
    return outcome;
  }

  /** A text that is being written is not asked for twice: the second asker reads along. */
  async function* readAlong(parts: AskParts, database: Database, request: Request): AsyncGenerator<PlacedSentence, Outcome> {
    const fingerprint = fingerprintOf(parts.provider, request);
    const kept = await keep.find(database, fingerprint);
    if (kept !== undefined) {
      yield* placeSentences(kept);
      return { text: kept };
    }
    const failed = failures.find(fingerprint);
    if (failed) return failed;
    for (;;) {
      const running = underWay.get(fingerprint);
      if (!running) break;
      const outcome = yield* running.read();
      if (!('limit' in outcome) || outcome.asker === request.asker) return outcome; // the limit of another asker does not count here
    }
    const telling = startTelling<PlacedSentence, Outcome>((say) =>
      ask(parts, database, fingerprint, request, say).finally(() => underWay.delete(fingerprint)),
    );
    underWay.set(fingerprint, telling);
    return yield* telling.read();
  }

  function* wholly(writer: Narrative['writer'], text: string): Generator<Step, void> {
    yield { writer };
    yield* placeSentences(text);
  }

  return async function* narrate(database, facts, asker, inPieces) {
    // With nothing measured there are no numbers to send: the built-in writer says so.
    if (!provider?.languages.includes(facts.language) || measuredHouses(facts).length === 0) {
      yield* wholly('built-in', builtIn(facts));
      return;
    }
    const parts = { provider, countCall, queue, breaker, keepCall };
    let hasBegun = false;
    const reading = readAlong(parts, database, { facts, prompt: promptFor(facts), asker, inPieces });
    let step = await reading.next();
    for (; !step.done; step = await reading.next()) {
      if (!hasBegun) yield { writer: 'provider' };
      hasBegun = true;
      yield step.value;
    }
    const outcome = step.value;
    if ('text' in outcome) return;
    if ('refused' in outcome) yield* wholly('built-in', builtIn(facts));
    else if ('limit' in outcome) {
      if (!isSummary(facts.kind)) throw new NarrativeUnavailable(outcome.limit.endsInSeconds, outcome.limit.whose === 'asker');
      yield* wholly('built-in', builtIn(facts));
    } else if (isSummary(facts.kind)) yield* wholly('fallback', writeFallbackSummary(facts));
    else throw new NarrativeUnavailable(secondsUntil(outcome.until ?? clock().getTime() + FAILURE_MS), false);
  };

  function secondsUntil(end: number): number {
    return Math.max(1, Math.ceil((end - clock().getTime()) / 1000));
  }
}

/** All that a narrator tells, as one text. */
export async function collect(steps: AsyncIterable<Step>): Promise<Narrative> {
  let writer: Narrative['writer'] = 'built-in';
  let sentences: PlacedSentence[] = [];
  for await (const step of steps) {
    if ('writer' in step) {
      ({ writer } = step);
      sentences = [];
    } else sentences.push(step);
  }
  return { text: joinSentences(sentences), writer };
}

const FAILURE_MS = 10_000;
const MAX_FAILURES_KEPT = 10_000;

type Failure = Extract<Outcome, { readonly failed: string } | { readonly refused: string }>;

/** Texts that have just failed are not asked for again at once: each press of the button would cost a call of the provider. */
function rememberFailures(clock: () => Date) {
  const kept = new Map<string, { readonly outcome: Failure; readonly end: number }>();
  return {
    find(fingerprint: string): Failure | undefined {
      const found = kept.get(fingerprint);
      return found && found.end > clock().getTime() ? found.outcome : undefined;
    },
    add(fingerprint: string, outcome: Failure): void {
      const end = clock().getTime() + FAILURE_MS;
      kept.delete(fingerprint);
      kept.set(fingerprint, { outcome: 'failed' in outcome ? { until: end, ...outcome } : outcome, end });
      if (kept.size > MAX_FAILURES_KEPT) kept.delete(kept.keys().next().value!);
    },
  };
}

/**
 * The prompt holds every number that the writer sees: equal prompts mean equal facts, so a kept text may be shown again.
 */
function fingerprintOf({ model }: Provider, { facts: { kind, language }, prompt }: Request): string {
  return createHash('sha256')
    .update(JSON.stringify([PROMPT_VERSION, model, kind, language, prompt]))
    .digest('hex');
}

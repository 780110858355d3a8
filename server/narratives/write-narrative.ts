import { createHash } from 'node:crypto';
import { narrativeMessages } from '#contract/narratives.ts';
import type { Database } from '#server/platform/database.ts';
import { writeBuiltIn } from './built-in/write-built-in.ts';
import { writeFallbackSummary } from './built-in/write-fallback-summary.ts';
import type { Narrative, NarrativeFacts } from './facts.ts';
import { guard } from './guard.ts';
import { PROMPT_VERSION, promptFor } from './prompts.ts';
import { type Provider, ProviderFailed } from './provider.ts';
import { keptTexts } from './repository.ts';
import { measuredHouses } from './rules.ts';

/** An explanation that the provider failed to give. The specification has one text for it, and so no other stands in. */
export class NarrativeUnavailable extends Error {
  constructor() {
    super(narrativeMessages.unavailable);
    this.name = 'NarrativeUnavailable';
  }
}

export type NarratorParts = {
  readonly provider?: Provider | undefined;
  readonly builtIn?: (facts: NarrativeFacts) => string;
  readonly keep?: typeof keptTexts;
  readonly log: { warn(details: object, message: string): void };
  readonly clock?: () => Date;
};

export type Narrate = (database: Database, facts: NarrativeFacts) => Promise<Narrative>;

/**
 * One interface, two writers. Give `narrate` the database itself, never a transaction: it waits for a provider.
 * Throws NarrativeUnavailable where an explanation cannot be had; a summary can always be had.
 */
export function makeNarrator({
  provider,
  builtIn = writeBuiltIn,
  keep = keptTexts,
  log,
  clock = () => new Date(),
}: NarratorParts): Narrate {
  const underWay = new Map<string, Promise<Narrative>>();
  const refusals = rememberRefusals(clock);

  async function askProvider(
    asked: Provider,
    database: Database,
    facts: NarrativeFacts,
    prompt: string,
    fingerprint: string,
  ): Promise<Narrative> {
    const kept = await keep.find(database, fingerprint);
    if (kept !== undefined) return { text: kept, writer: 'provider' };
    const { kind, language } = facts;
    if (refusals.has(fingerprint)) return withoutProvider(facts);
    const guarded = await asked.write(kind, prompt).then(
      (answer) => guard(answer, facts),
      (error: unknown) => {
        if (error instanceof ProviderFailed) return { refused: error.message };
        throw error;
      },
    );
    if ('refused' in guarded) {
      log.warn({ kind, language, model: asked.model, reason: guarded.refused }, 'The text provider gave no usable text');
      refusals.add(fingerprint);
      return withoutProvider(facts);
    }
    const { text } = guarded;
    await keep
      .keep(database, { fingerprint, kind, language, writer: 'provider', model: asked.model, text, createdAt: clock() })
      .catch((error: unknown) =>
        log.warn({ kind, language, reason: error instanceof Error ? error.name : 'unknown' }, 'A text was paid for and could not be kept'),
      );
    return { text, writer: 'provider' };
  }

  return async (database, facts) => {
    // With nothing measured there are no numbers to send, and only one honest thing to say.
    if (!provider?.languages.includes(facts.language) || measuredHouses(facts).length === 0)
      return { text: builtIn(facts), writer: 'built-in' };
    const prompt = promptFor(facts);
    const fingerprint = fingerprintOf(provider, facts, prompt);
    const running = underWay.get(fingerprint);
    if (running) return running;
    const asking = askProvider(provider, database, facts, prompt, fingerprint).finally(() => underWay.delete(fingerprint));
    underWay.set(fingerprint, asking);
    return asking;
  };
}

function withoutProvider(facts: NarrativeFacts): Narrative {
  if (facts.kind === 'summary') return { text: writeFallbackSummary(facts), writer: 'fallback' };
  throw new NarrativeUnavailable();
}

const REFUSAL_MS = 60_000;
const MOST_REFUSALS = 10_000;

/** Texts that just failed: whoever presses again and again, with or without an account, must not make the provider's bill grow each time. */
function rememberRefusals(clock: () => Date) {
  const until = new Map<string, number>();
  return {
    has: (fingerprint: string) => (until.get(fingerprint) ?? 0) > clock().getTime(),
    add(fingerprint: string) {
      until.delete(fingerprint);
      until.set(fingerprint, clock().getTime() + REFUSAL_MS);
      if (until.size > MOST_REFUSALS) until.delete(until.keys().next().value!);
    },
  };
}

/** The prompt holds every number that the writer sees, so equal prompts are equal facts; a kept text was written and guarded for just these. */
function fingerprintOf(provider: Provider, { kind, language }: NarrativeFacts, prompt: string): string {
  return createHash('sha256')
    .update(JSON.stringify([PROMPT_VERSION, provider.model, kind, language, prompt]))
    .digest('hex');
}

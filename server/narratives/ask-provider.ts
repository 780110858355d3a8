import type { Database } from '#server/platform/database.ts';
import type { Breaker } from './breaker.ts';
import type { CountCall, LimitReached } from './call-count.ts';
import { type CallQueue, QueueFull } from './call-queue.ts';
import type { NarrativeFacts } from './facts.ts';
import { refuseSentence, refuseWhole, tidy } from './guard.ts';
import { promptToGoOn } from './prompts.ts';
import { type Provider, ProviderFailed, type Tokens } from './provider.ts';
import { joinSentences, type PlacedSentence, readSentences } from './sentences.ts';

/** What became of asking the provider. `refused`: twice it wrote what the guard does not let through. */
export type Outcome =
  | { readonly text: string }
  | { readonly refused: string }
  | { readonly failed: string; readonly until?: number }
  | { readonly asker: string; readonly limit: LimitReached };

export type Request = { readonly facts: NarrativeFacts; readonly prompt: string; readonly asker: string; readonly inPieces: boolean };

export type CallKept = {
  readonly model: string;
  readonly kind: string;
  readonly end: 'answered' | 'refused' | 'failed';
  readonly tokens: Tokens;
};

export type AskParts = {
  readonly provider: Provider;
  readonly countCall: CountCall;
  readonly queue: CallQueue;
  readonly breaker: Breaker;
  readonly keepCall: (database: Database, call: CallKept) => Promise<void>;
};

/** Asked once, and once more with the reason when the guard refuses a sentence; what stands by then stays. */
const MAX_ANSWERS = 2;

/** Calls the provider, and hands on each sentence that the guard lets through. */
export async function askProvider(
  parts: AskParts,
  database: Database,
  request: Request,
  say: (sentence: PlacedSentence) => void,
): Promise<Outcome> {
  const { queue, breaker } = parts;
  const { asker } = request;
  const stood: PlacedSentence[] = [];
  try {
    return await queue.take(asker, async () => {
      let reason = '';
      for (let answer = 0; answer < MAX_ANSWERS; answer += 1) {
        const until = breaker.closedUntil();
        if (until !== undefined) return { failed: 'left alone after too many failures', until };
        const limit = await parts.countCall(asker);
        if (limit) {
          breaker.left();
          return answer === 0 ? { asker, limit } : { refused: reason };
        }
        const prompt = answer === 0 ? request.prompt : promptToGoOn(request.prompt, joinSentences(stood), reason);
        const ended = await hearAnswer(parts, database, { ...request, prompt }, stood, say);
        if (!('refused' in ended)) return ended;
        reason = ended.refused;
      }
      return { refused: reason };
    });
  } catch (error) {
    if (error instanceof QueueFull) return { failed: 'too many wait for the provider' };
    throw error;
  }
}

async function hearAnswer(
  { provider, countCall, breaker, keepCall }: AskParts,
  database: Database,
  { facts, prompt, asker, inPieces }: Request,
  stood: PlacedSentence[],
  say: (sentence: PlacedSentence) => void,
): Promise<Outcome> {
  let tokens: Tokens = { input: 0, output: 0 };
  const ended = (end: CallKept['end']) => keepCall(database, { model: provider.model, kind: facts.kind, end, tokens });
  const onTokens = (more: Tokens) => {
    tokens = { input: tokens.input + more.input, output: tokens.output + more.output };
  };
  const reader = readSentences();
  const begin = stood.at(-1)?.paragraph ?? 0;

  /** Takes over what passes; returns why the next one does not. */
  function take(sentences: readonly PlacedSentence[]): string | undefined {
    for (const { text, paragraph } of sentences) {
      if (stood.some((one) => one.text === text)) continue;
      const refused = refuseSentence(text, facts);
      if (refused) return refused;
      const sentence = { text, paragraph: begin + paragraph };
      stood.push(sentence);
      say(sentence);
    }
    return undefined;
  }

  let refused: string | undefined;
  try {
    const mayTryAgain = async () => !(await countCall(asker));
    for await (const piece of provider.write({ kind: facts.kind, prompt, inPieces, mayTryAgain, onTokens })) {
      refused = take(reader.push(tidy(piece)));
      if (refused) break;
    }
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    breaker.failed();
    await ended('failed');
    return { failed: error.message };
  }
  breaker.succeeded();
  refused ??= take(reader.end()) ?? refuseWhole(joinSentences(stood), facts);
  await ended(refused ? 'refused' : 'answered');
  return refused ? { refused } : { text: joinSentences(stood) };
}

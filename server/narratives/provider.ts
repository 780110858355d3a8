import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import { isSummary, type TextKind } from '#contract/narratives.ts';

export type ProviderSettings = {
  /** With the version's path, such as https://host/v1beta; the model and `:generateContent` are added to it. */
  readonly address: string;
  readonly key: string;
  readonly model: string;
  /** Languages that the provider is asked in; the built-in writer serves the others. The default one alone unless told. */
  readonly languages?: readonly Language[];
  /** Milliseconds for the whole of a request, its retries included. */
  readonly attemptLimitMs?: number;
  /** Milliseconds to wait before each retry. */
  readonly retryDelaysMs?: readonly number[];
};

export type Tokens = { readonly input: number; readonly output: number };

export type Asked = {
  readonly kind: TextKind;
  readonly prompt: string;
  /** The text is wanted piece by piece, as it is written. */
  readonly inPieces: boolean;
  /** Asked before each further call. */
  readonly mayTryAgain: () => Promise<boolean>;
  /** Told what each answer cost. */
  readonly onTokens: (tokens: Tokens) => void;
};

export type Provider = {
  readonly model: string;
  readonly languages: readonly Language[];
  /** Calls the provider, and again if it was only busy and has said nothing yet. Throws ProviderFailed. */
  write(asked: Asked): AsyncGenerator<string, void>;
};

/** Why a provider gave no text, in words that hold nothing of the request: not the key, not the prompt. */
export class ProviderFailed extends Error {}

/** Specification, sections 7 and 9. */
const TEMPERATURE = 0.7;
const SUMMARY_TOKENS = 150;
const EXPLANATION_TOKENS = 500;

const ATTEMPT_LIMIT_MS = 12_000;
const RETRY_DELAYS_MS = [500, 1500];

/** Loaded when a provider is first asked. It takes 50 MB and 0.2 s, which a start without a provider saves. */
async function loadSdk() {
  const [{ createGoogleGenerativeAI }, { APICallError, generateText, streamText }] = await Promise.all([
    import('@ai-sdk/google'),
    import('ai'),
  ]);
  return { createGoogleGenerativeAI, APICallError, generateText, streamText };
}

type Usage = { readonly inputTokens: number | undefined; readonly outputTokens: number | undefined };
const tokensOf = ({ inputTokens = 0, outputTokens = 0 }: Usage): Tokens => ({ input: inputTokens, output: outputTokens });

export function makeProvider({
  address,
  key,
  model,
  languages = [DEFAULT_LANGUAGE],
  attemptLimitMs = ATTEMPT_LIMIT_MS,
  retryDelaysMs = RETRY_DELAYS_MS,
}: ProviderSettings): Provider {
  let loaded: ReturnType<typeof loadSdk> | undefined;
  /** A provider behind the address may know the whole answer only. Once it has shown that, it is not asked for pieces again. */
  let givesPieces = true;

  async function* ask({ kind, prompt, inPieces, onTokens }: Asked, signal: AbortSignal): AsyncGenerator<string, void> {
    loaded ??= loadSdk();
    const { createGoogleGenerativeAI, generateText, streamText } = await loaded;
    const google = createGoogleGenerativeAI({ apiKey: key, baseURL: address.replace(/\/+$/, '') });
    const request = {
      model: google(model),
      prompt,
      temperature: TEMPERATURE,
      maxOutputTokens: isSummary(kind) ? SUMMARY_TOKENS : EXPLANATION_TOKENS,
      abortSignal: signal,
      maxRetries: 0,
    };
    if (inPieces && givesPieces) {
      let isEmpty = true;
      for await (const part of streamText({ ...request, onError: () => {} }).stream) {
        if (part.type === 'error') throw part.error;
        if (part.type === 'abort') throw new DOMException('aborted', 'AbortError');
        if (part.type === 'finish') onTokens(tokensOf(part.totalUsage));
        if (part.type !== 'text-delta' || part.text === '') continue;
        isEmpty = false;
        yield part.text;
      }
      if (!isEmpty) return;
      givesPieces = false;
    }
    const { text, usage } = await generateText(request);
    onTokens(tokensOf(usage));
    if (text === '') throw new ProviderFailed('answered without a text');
    yield text;
  }

  return {
    model,
    languages,
    async *write(asked) {
      const left = new AbortController();
      const limit = AbortSignal.timeout(attemptLimitMs);
      const signal = AbortSignal.any([limit, left.signal]);
      /** The error's own message may quote the request or the answer, so only its kind and status are told. */
      const reasonOf = async (error: unknown): Promise<string> => {
        if (error instanceof ProviderFailed) return error.message;
        if (limit.aborted) return `no answer within ${attemptLimitMs} ms`;
        const { APICallError } = await loaded!;
        if (!APICallError.isInstance(error)) return `failed: ${error instanceof Error ? error.name : typeof error}`;
        return error.statusCode === undefined ? 'could not be reached' : `answered with status ${error.statusCode}`;
      };
      /** The provider is overloaded or limits our rate: a further call may help. */
      const isPassing = async (error: unknown) => (await loaded!).APICallError.isInstance(error) && error.isRetryable && !signal.aborted;

      let hasSpoken = false;
      try {
        for (const delay of [...retryDelaysMs, undefined]) {
          try {
            for await (const piece of ask(asked, signal)) {
              hasSpoken = true;
              yield piece;
            }
            return;
          } catch (error) {
            if (hasSpoken || delay === undefined || !(await isPassing(error)) || !(await asked.mayTryAgain()))
              throw new ProviderFailed(await reasonOf(error));
            await new Promise((resolve) => setTimeout(resolve, Math.min(delay, attemptLimitMs / 4)));
          }
        }
      } finally {
        left.abort(); // whoever has heard enough ends the request
      }
    },
  };
}

import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import type { TextKind } from '#contract/narratives.ts';

export type ProviderSettings = {
  /** With the version's path, such as https://host/v1beta; the model and `:generateContent` are added to it. */
  readonly address: string;
  readonly key: string;
  readonly model: string;
  /** Languages that the provider is asked in; the built-in writer serves the others. The default one alone unless told. */
  readonly languages?: readonly Language[];
  /** Milliseconds for the whole of a request, a second try included. */
  readonly attemptLimitMs?: number;
};

export type Provider = {
  readonly model: string;
  readonly languages: readonly Language[];
  /** Calls the provider once, and a second time if it was only busy and `mayTryAgain` allows it. */
  write(kind: TextKind, prompt: string, mayTryAgain: () => Promise<boolean>): Promise<string>;
};

/** Why a provider gave no text, in words that hold nothing of the request: not the key, not the prompt. */
export class ProviderFailed extends Error {}

/** Specification, sections 7 and 9. */
const TEMPERATURE = 0.7;
const SUMMARY_TOKENS = 150;
const EXPLANATION_TOKENS = 500;

const ATTEMPT_LIMIT_MS = 10_000;
const SECOND_TRY_DELAY_MS = 500;

/** Loaded when a provider is first asked. It takes 50 MB and 0.2 s, which a start without a provider saves. */
async function loadSdk() {
  const [{ createGoogleGenerativeAI }, { APICallError, generateText }] = await Promise.all([import('@ai-sdk/google'), import('ai')]);
  return { createGoogleGenerativeAI, APICallError, generateText };
}

export function makeProvider({
  address,
  key,
  model,
  languages = [DEFAULT_LANGUAGE],
  attemptLimitMs = ATTEMPT_LIMIT_MS,
}: ProviderSettings): Provider {
  let loaded: ReturnType<typeof loadSdk> | undefined;

  return {
    model,
    languages,
    async write(kind, prompt, mayTryAgain) {
      loaded ??= loadSdk();
      const { createGoogleGenerativeAI, APICallError, generateText } = await loaded;
      const google = createGoogleGenerativeAI({ apiKey: key, baseURL: address.replace(/\/+$/, '') });
      const abortSignal = AbortSignal.timeout(attemptLimitMs);
      const maxOutputTokens = kind === 'summary' ? SUMMARY_TOKENS : EXPLANATION_TOKENS;
      const ask = async () =>
        (await generateText({ model: google(model), prompt, temperature: TEMPERATURE, maxOutputTokens, abortSignal, maxRetries: 0 })).text;

      /** The provider is overloaded or limits our rate: a second call may help. */
      const isPassing = (error: unknown) => APICallError.isInstance(error) && error.isRetryable && !abortSignal.aborted;
      /** The error's own message may quote the request or the answer, so only its kind and status are told. */
      const reasonOf = (error: unknown): string => {
        if (abortSignal.aborted) return `no answer within ${attemptLimitMs} ms`;
        if (!APICallError.isInstance(error)) return `failed: ${error instanceof Error ? error.name : typeof error}`;
        return error.statusCode === undefined ? 'could not be reached' : `answered with status ${error.statusCode}`;
      };

      try {
        return await ask();
      } catch (error) {
        if (!isPassing(error) || !(await mayTryAgain())) throw new ProviderFailed(reasonOf(error));
      }
      await new Promise((resolve) => setTimeout(resolve, Math.min(SECOND_TRY_DELAY_MS, attemptLimitMs / 2)));
      try {
        return await ask();
      } catch (error) {
        throw new ProviderFailed(reasonOf(error));
      }
    },
  };
}

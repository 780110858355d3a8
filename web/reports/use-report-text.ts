import { useCallback, useEffect, useState } from 'react';
import type { TextKind } from '#contract/narratives.ts';
import type { ReportText } from '#contract/reports.ts';
import { ApiFailure, follow } from '#web/api/client.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useAskedAt } from './history/asked-at.ts';

/** What has come of a text so far, each paragraph as its sentences. */
export type TextSoFar = {
  readonly writer: ReportText['writer'];
  readonly paragraphs: readonly (readonly string[])[];
  readonly isWhole: boolean;
};

type FollowedText =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly failure: ApiFailure; readonly retry: () => void }
  | { readonly state: 'ready'; readonly text: TextSoFar };

const UNAVAILABLE = 503;

/** A generated text, sentence by sentence as it is written; the request is given up when the component goes. */
export function useReportText(userId: number, kind: TextKind): FollowedText {
  const language = useLanguage();
  const at = useAskedAt();
  const [followed, setFollowed] = useState<FollowedText>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads anew
  useEffect(() => {
    const abort = new AbortController();
    const show = (next: FollowedText) => {
      if (!abort.signal.aborted) setFollowed(next);
    };
    show({ state: 'waiting' });
    readText({ userId, kind, language, at }, abort.signal, (text) => show({ state: 'ready', text })).catch((error: unknown) => {
      if (abort.signal.aborted) return;
      console.error('What this page needs was not received.', error);
      show({ state: 'failed', failure: error instanceof ApiFailure ? error : new ApiFailure(-1), retry: again });
    });
    return () => abort.abort();
  }, [userId, kind, language, at, attempt, again]);

  return followed;
}

type Asked = {
  readonly userId: number;
  readonly kind: TextKind;
  readonly language: ReturnType<typeof useLanguage>;
  readonly at: number | undefined;
};

async function readText({ userId, kind, ...query }: Asked, signal: AbortSignal, show: (text: TextSoFar) => void): Promise<void> {
  let text: TextSoFar | undefined;
  const lines = follow('GET /api/report/{userId}/texts/{kind}/sentences', { params: { userId, kind }, query }, { as: 'person', signal });
  for await (const line of lines) {
    if ('failed' in line) throw new ApiFailure(UNAVAILABLE, { code: 'unavailable', message: line.failed, retryAfter: line.retryAfter });
    if ('writer' in line) text = { writer: line.writer, paragraphs: [], isWhole: false };
    else if (text && 'sentence' in line) text = { ...text, paragraphs: withSentence(text.paragraphs, line) };
    else if (text && 'end' in line) text = { ...text, isWhole: true };
    if (text && text.paragraphs.length > 0) show(text);
  }
  if (!text?.isWhole) throw new ApiFailure(0); // the connection ended before the text did
}

export function withSentence(
  paragraphs: TextSoFar['paragraphs'],
  { sentence, paragraph }: { readonly sentence: string; readonly paragraph: number },
): TextSoFar['paragraphs'] {
  const all = Array.from({ length: Math.max(paragraphs.length, paragraph + 1) }, (_, index) => paragraphs[index] ?? []);
  return all.map((sentences, index) => (index === paragraph ? [...sentences, sentence] : sentences));
}

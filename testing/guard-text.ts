import type { NarrativeFacts } from '#server/narratives/facts.ts';
import { refuseSentence, refuseWhole, tidy } from '#server/narratives/guard.ts';
import { joinSentences, placeSentences } from '#server/narratives/sentences.ts';

/** A whole answer as the narrator guards it, sentence by sentence: cut at its last full sentence, or why it may not be shown. */
export function guard(answer: string, facts: NarrativeFacts): { readonly text: string } | { readonly refused: string } {
  const sentences = placeSentences(tidy(answer));
  const refused = sentences.map(({ text }) => refuseSentence(text, facts)).find((reason) => reason !== undefined);
  const text = joinSentences(sentences);
  const reason = refused ?? refuseWhole(text, facts);
  return reason ? { refused: reason } : { text };
}

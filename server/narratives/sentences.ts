/**
 * Where a sentence ends: after . ! ? or danda and what closes a quote, before a space. "3.4" is no end, nor is “Why?” where the speaker
 * follows: in English with a small letter; Hindi has none, so a question or a call inside quotes never ends a sentence there.
 */
const END = /(?:[.!?।॥](?!["'”’])|[.।॥]["'”’]+|[!?]["'”’]+(?![\s\p{Pd}]*[\p{Script=Devanagari}\p{Ll}]))(?=\s|$)(?!\s+\p{Ll})/gu;

/** Full sentences, and what is left behind the last one. */
export function splitSentences(text: string): { readonly sentences: readonly string[]; readonly rest: string } {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(END)) {
    const sentence = text.slice(from, index + end.length).trim();
    if (/\p{L}/u.test(sentence)) sentences.push(sentence);
    from = index + end.length;
  }
  return { sentences, rest: text.slice(from).trim() };
}

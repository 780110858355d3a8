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
    sentences.push(sentence);
    from = index + end.length;
  }
  return { sentences, rest: text.slice(from).trim() };
}

export type PlacedSentence = { readonly text: string; readonly paragraph: number };

/** Reads a text that comes in pieces. A sentence is whole when the next one begins, or when all has come. */
export function readSentences() {
  let held = '';
  let paragraph = 0;

  /** What is certainly whole: paragraphs that have ended, and of the last one all but the last sentence. */
  function take(isOver: boolean): PlacedSentence[] {
    const whole: PlacedSentence[] = [];
    const parts = held.split(/\n\s*\n/);
    held = isOver ? '' : (parts.pop() ?? '');
    for (const part of parts) {
      const { sentences } = splitSentences(part);
      whole.push(...sentences.map((text) => ({ text, paragraph })));
      if (sentences.length > 0) paragraph += 1;
    }
    const { sentences, rest } = splitSentences(held);
    const known = rest === '' ? sentences.slice(0, -1) : sentences;
    const spaces = /\s*$/.exec(held)![0]; // the next piece may begin right behind them
    held = `${rest === '' ? (sentences.at(-1) ?? '') : rest}${spaces}`;
    return [...whole, ...known.map((text) => ({ text, paragraph }))];
  }

  return {
    push(piece: string): PlacedSentence[] {
      held += piece.replace(/\r\n?/g, '\n');
      return take(false);
    },
    end: (): PlacedSentence[] => take(true),
  };
}

/** The text of sentences that came one by one. */
export function joinSentences(sentences: readonly PlacedSentence[]): string {
  const paragraphs = [...new Set(sentences.map(({ paragraph }) => paragraph))];
  return paragraphs
    .map((wanted) =>
      sentences
        .filter(({ paragraph }) => paragraph === wanted)
        .map(({ text }) => text)
        .join(' '),
    )
    .join('\n\n');
}

/** The sentences of a text that is there as a whole; what follows the last full one is left out. */
export function placeSentences(text: string): PlacedSentence[] {
  const reader = readSentences();
  return [...reader.push(text), ...reader.end()];
}

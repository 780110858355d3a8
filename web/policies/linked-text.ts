/** A piece of a paragraph; with `to`, a link to a page of ours. */
export type Piece = { readonly text: string; readonly to?: string };

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Words as a lawyer edits them: `[the words of a link](/its-address)`, and nothing else has a meaning. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: whole, 1: words = '', 2: to = '', index } of text.matchAll(LINK)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: words, to });
    end = index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

import type { Language } from '#contract/language.ts';
import { writable } from './faces.ts';
import { ink } from './ink.ts';
import { paperWords } from './paper-words.ts';
import { makeSheet, type Sheet } from './sheet.ts';

/** What a paper without drawings is made of. */
export type Piece =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly tone?: keyof typeof tones }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly isNumbered: boolean }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** Plain values, so that a thread can be given them. */
export type PlainPaper = {
  readonly title: string;
  readonly language: Language;
  readonly pieces: readonly Piece[];
  /** Said at the end where the fonts lack letters of the text: a question mark stands for each of them then. */
  readonly whereLettersLack: string;
};

const tones = {
  plain: {},
  lead: { size: 12.5 },
  muted: { size: 9.5, colour: ink.muted },
  strong: { face: 'strong', after: 1 },
  quote: { indent: 18, colour: ink.muted },
} as const;
/** A row of a table is never cut: one with a longer cell would not fit a page. */
const LONGEST_CELL = 400;
const WIDEST_TABLE = 6;

export function printPlain({ title, language, pieces, whereLettersLack }: PlainPaper, writtenAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const { t, date, whole } = paperWords(language);
  const heading = writable(title);
  const sheet = makeSheet({ language, title: heading, writtenAt });
  sheet.heading('H1', heading);
  for (const piece of pieces) setPiece(sheet, piece);
  const lacks = (text: string) => writable(text) !== text;
  if (lacks(title) || pieces.some((piece) => textsOf(piece).some(lacks))) sheet.paragraph(whereLettersLack, tones.muted);
  const day = date(writtenAt.toISOString());
  return sheet.finish((page, pages) => t('foot', { title: heading, day, page: whole(page), pages: whole(pages) }));
}

function textsOf(piece: Piece): readonly string[] {
  if (piece.kind === 'list') return piece.items;
  return piece.kind === 'table' ? [...piece.head, ...piece.rows.flat()] : [piece.text];
}

function setPiece(sheet: Sheet, piece: Piece): void {
  switch (piece.kind) {
    case 'heading':
      sheet.heading(piece.level === 2 ? 'H2' : 'H3', writable(piece.text));
      return;
    case 'paragraph':
      for (const line of piece.text.split('\n').filter((one) => one.trim() !== ''))
        sheet.paragraph(writable(line), tones[piece.tone ?? 'plain']);
      return;
    case 'list':
      sheet.list(
        piece.items.map((text) => ({ text: writable(text) })),
        (index) => (piece.isNumbered ? `${index + 1}.` : '•'),
      );
      return;
    case 'table':
      setTable(sheet, piece);
  }
}

function setTable(sheet: Sheet, { head, rows }: Extract<Piece, { kind: 'table' }>): void {
  const fits = head.length > 0 && head.length <= WIDEST_TABLE && rows.flat().every((cell) => cell.length <= LONGEST_CELL);
  const write = (cells: readonly string[]) => head.map((_, column) => writable(cells[column] ?? ''));
  if (fits) sheet.table({ head: write(head), rows: rows.map(write), shares: head.map(() => 1) });
  for (const cells of fits ? [] : rows)
    sheet.paragraph(cells.map((cell, column) => `${writable(head[column] ?? '')}: ${writable(cell)}`).join(' · '));
}

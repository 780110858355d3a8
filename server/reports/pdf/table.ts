import type { Face } from './faces.ts';
import { ink } from './ink.ts';
import { baselineBelow, LINE_HEIGHT, type makeLetters } from './letters.ts';
import { breakLines } from './lines.ts';
import type { makeTree } from './tree.ts';

/** Columns share the width as `shares` say. */
export type Table = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[]; readonly shares: readonly number[] };

/** The sheet that a table is written on. */
export type Ground = {
  readonly doc: PDFKit.PDFDocument;
  readonly letters: ReturnType<typeof makeLetters>;
  readonly tree: ReturnType<typeof makeTree>;
  readonly left: number;
  readonly width: number;
  /** Gives the place of what is not cut: `draw` is told where it begins, and says where it ends. */
  readonly inOnePiece: (height: number, draw: (top: number) => number) => void;
};

const SIZE = 9;
const ROW_HEIGHT = SIZE * LINE_HEIGHT;
/** Between two columns. */
const GAP = 8;

/** A row is never cut. */
export function setTable(ground: Ground, { head, rows, shares }: Table): void {
  const { doc, letters, tree, left, width, inOnePiece } = ground;
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const starts = shares.map((_, column) => (width * shares.slice(0, column).reduce((sum, share) => sum + share, 0)) / whole);

  function setRow(cells: readonly string[], tagOf: (column: number) => 'TH' | 'TD', face: Face) {
    const broken = cells.map((cell, column) =>
      breakLines(cell, (width * shares[column]!) / whole - GAP, (part) => letters.widthOf(part, face, SIZE)),
    );
    const tallest = Math.max(...broken.map(({ length }) => length)) * ROW_HEIGHT;
    const setCell = (lines: readonly string[], x: number, top: number) => {
      for (const [at, line] of lines.entries())
        tree.spoken(line, () => letters.write(line, x, baselineBelow(top + at * ROW_HEIGHT, SIZE), { face, size: SIZE, colour: ink.text }));
    };
    inOnePiece(tallest + 6, (top) => {
      tree.inElement('TR', {}, () => {
        for (const [column, lines] of broken.entries()) {
          const tag = tagOf(column);
          tree.inElement(tag, {}, (element) => tree.mark(element, tag, () => setCell(lines, left + starts[column]!, top)));
        }
      });
      const end = top + (tallest + 2);
      tree.ornament(() =>
        doc
          .lineWidth(0.5)
          .moveTo(left, end)
          .lineTo(left + width, end)
          .stroke(ink.line),
      );
      return end + 3;
    });
  }

  tree.inElement('Table', {}, () => {
    setRow(head, () => 'TH', 'strong');
    for (const cells of rows) setRow(cells, (column) => (column === 0 ? 'TH' : 'TD'), 'text');
  });
}

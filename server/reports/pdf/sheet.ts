import PDFDocument from 'pdfkit';
import type { Language } from '#contract/language.ts';
import { ink } from './ink.ts';
import { baselineBelow, type Letters, LINE_HEIGHT, makeLetters } from './letters.ts';
import { breakLines } from './lines.ts';
import { setTable, type Table } from './table.ts';
import { makeTree } from './tree.ts';

/** Points: A4 with margins that a hole punch leaves alone. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const MARGIN = { side: 56, top: 56, bottom: 64 } as const;
export const COLUMN_WIDTH = PAGE.width - 2 * MARGIN.side;
const BOTTOM = PAGE.height - MARGIN.bottom;
const FOOTER_BASELINE = PAGE.height - 34;

export type TextStyle = Partial<Letters> & {
  readonly indent?: number;
  readonly width?: number;
  /** Room below. */
  readonly after?: number;
};
type Tag = 'P' | 'H1' | 'H2' | 'H3' | 'LBody';
type Anchor = 'start' | 'middle' | 'end';

const PLAIN = {
  face: 'text',
  size: 10.5,
  colour: ink.text,
  indent: 0,
  width: COLUMN_WIDTH,
  after: 6,
} as const satisfies Required<TextStyle>;
const HEADINGS = {
  H1: { face: 'display', size: 23, after: 6, ahead: 80 },
  H2: { face: 'display', size: 15.5, after: 6, ahead: 70 },
  H3: { face: 'strong', size: 11, after: 2, ahead: 48 },
} as const;

export type About = { readonly language: Language; readonly title: string; readonly writtenAt: Date };

/** Sheets that fill from the top. */
export function makeSheet({ language, title, writtenAt }: About) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: 'Bhava', CreationDate: writtenAt },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Uint8Array.from(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
  const tree = makeTree(doc, { title, language });
  const letters = makeLetters(doc, language);
  const { inElement, mark, ornament, spoken } = tree;
  const { write, widthOf } = letters;
  let y: number = MARGIN.top;

  function turnPage() {
    doc.addPage();
    y = MARGIN.top;
  }

  const room = () => BOTTOM - y;

  function lines(text: string, tag: Tag, style: TextStyle) {
    const whole = { ...PLAIN, ...style };
    const { face, size, indent, width, after } = whole;
    const height = size * LINE_HEIGHT;
    const broken = breakLines(text, width - indent, (part) => widthOf(part, face, size));
    if (room() < Math.min(2, broken.length) * height) turnPage(); // the first line of a paragraph is never the last of its page
    inElement(tag, {}, (element) => {
      let rest = broken;
      while (rest.length > 0) {
        let fitting = Math.max(1, Math.floor(room() / height));
        if (rest.length - fitting === 1) fitting = Math.max(1, fitting - 1); // nor its last the first of the next
        const here = rest.slice(0, fitting);
        mark(element, tag, () => {
          for (const line of here) {
            spoken(line, () => write(line, MARGIN.side + indent, baselineBelow(y, size), whole));
            y += height;
          }
        });
        rest = rest.slice(fitting);
        if (rest.length > 0) turnPage();
      }
    });
    y += after;
  }

  function inOnePiece(height: number, draw: (top: number) => number) {
    if (room() < height) turnPage();
    y = draw(y);
  }

  return {
    widthOf,

    paragraph: (text: string, style: TextStyle = {}) => lines(text, 'P', style),

    /** A paragraph below a few words that say what it is about, never parted from them. */
    labelled(label: string, text: string, style: TextStyle = {}) {
      if (room() < 3 * (style.size ?? PLAIN.size) * LINE_HEIGHT) turnPage();
      lines(label, 'P', { face: 'strong', size: 9, colour: ink.accentText, after: 0 });
      lines(text, 'P', style);
    },

    /** Never the last thing on a page: `ahead` is the room that it keeps for what follows. */
    heading(level: keyof typeof HEADINGS, text: string, style: TextStyle = {}) {
      const { ahead, ...own } = HEADINGS[level];
      if (room() < ahead + own.size * LINE_HEIGHT) turnPage();
      else if (level !== 'H1') y += level === 'H2' ? 12 : 6;
      if (level === 'H2') doc.outline.addItem(text);
      lines(text, level, { ...own, ...style });
    },

    /** Items with a dot or a number; the second text of an item is smaller. */
    list(items: readonly { readonly text: string; readonly note?: string | undefined }[], label: (index: number) => string) {
      inElement('L', {}, () => {
        for (const [index, { text, note }] of items.entries()) {
          if (room() < 2 * PLAIN.size * LINE_HEIGHT) turnPage();
          inElement('LI', {}, () => {
            const drawLabel = () =>
              write(label(index), MARGIN.side + 2, baselineBelow(y, PLAIN.size), { ...PLAIN, colour: ink.accentText, face: 'strong' });
            inElement('Lbl', {}, (element) => mark(element, 'Lbl', drawLabel));
            lines(text, 'LBody', { indent: 18, after: note ? 0 : 5 });
            if (note) lines(note, 'P', { indent: 18, colour: ink.muted, size: 9.5, after: 6 });
          });
        }
      });
    },

    /** A drawing with a description; `draw` has its own corner at 0, 0 and may write there. */
    figure(description: string, { width, height, x = 0, after = 10 }: Room, draw: (pen: Pen) => void) {
      if (room() < height) turnPage();
      inElement('Figure', { alt: description }, (element) =>
        mark(element, 'Figure', () => {
          doc.save();
          doc.translate(MARGIN.side + x, y);
          draw({
            doc,
            write(text, at, baseline, { anchor = 'start', ...style }) {
              const whole = { ...PLAIN, ...style };
              const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * widthOf(text, whole.face, whole.size);
              spoken(text, () => write(text, at - shift, baseline, whole));
            },
            widthOf,
          });
          doc.restore();
        }),
      );
      if (width > COLUMN_WIDTH) throw new Error('A drawing is wider than the sheet.');
      y += height + after;
    },

    table(table: Table) {
      setTable({ doc, letters, tree, left: MARGIN.side, width: COLUMN_WIDTH, inOnePiece }, table);
      y += 8;
    },

    /** A stroke beside what is written meanwhile, on the page where it ends. */
    besideStroke(fill: () => void) {
      const [top, page] = [y, doc.bufferedPageRange().count];
      fill();
      const from = doc.bufferedPageRange().count === page ? top : MARGIN.top;
      ornament(() => doc.rect(MARGIN.side - 14, from, 3, Math.max(0, y - from - 6)).fill(ink.petal));
    },

    space(points: number) {
      y += points;
    },

    /** Keeps what follows together, as far as it needs no more than this. */
    keep(height: number) {
      if (room() < height) turnPage();
    },

    /** Puts the foot on every page, and gives the file. */
    finish(foot: (page: number, pages: number) => string): Promise<Uint8Array<ArrayBuffer>> {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        ornament(
          () => write(foot(page + 1, count), MARGIN.side, FOOTER_BASELINE, { face: 'text', size: 8.5, colour: ink.muted }),
          'Pagination',
        );
      }
      tree.end();
      doc.end();
      return done;
    },
  };
}

export type Sheet = ReturnType<typeof makeSheet>;
export type Room = { readonly width: number; readonly height: number; readonly x?: number; readonly after?: number };
export type Pen = {
  readonly doc: PDFKit.PDFDocument;
  readonly write: (text: string, x: number, baseline: number, style: TextStyle & { readonly anchor?: Anchor }) => void;
  readonly widthOf: Sheet['widthOf'];
};

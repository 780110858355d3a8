import type { Language } from '#contract/language.ts';
import { type Face, fontFor, type Run, runsOf } from './faces.ts';

/** What letters look like. */
export type Letters = { readonly face: Face; readonly size: number; readonly colour: string };

/** Of a line, as a multiple of its letters' size. */
export const LINE_HEIGHT = 1.5;
/** Where a line's letters stand, when it begins at `top`. */
export const baselineBelow = (top: number, size: number): number => top + size * 1.08;

/** Measures and writes letters: each run of a script in the font that has it. */
export function makeLetters(doc: PDFKit.PDFDocument, language: Language) {
  const known = new Set<string>();
  const widths = new Map<string, number>();

  function choose({ script }: Run, face: Face, size: number) {
    const { name, content } = fontFor(language, face, script);
    if (!known.has(name)) doc.registerFont(name, content);
    known.add(name);
    return doc.font(name).fontSize(size);
  }

  const widthOf = (text: string, face: Face, size: number): number =>
    runsOf(text).reduce((sum, run) => {
      const key = `${face} ${run.text}`;
      const width = widths.get(key) ?? choose(run, face, 1000).widthOfString(run.text);
      widths.set(key, width);
      return sum + (width * size) / 1000;
    }, 0);

  return {
    widthOf,

    /** One line; `baseline` from the top of the page. */
    write(text: string, x: number, baseline: number, { face, size, colour }: Letters) {
      doc.fillColor(colour);
      for (const run of runsOf(text)) {
        choose(run, face, size).text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
        x += widthOf(run.text, face, size);
      }
    },
  };
}

import type { Language } from '#contract/language.ts';
import { runsOf } from './faces.ts';

type Element = PDFKit.PDFStructureElement;

/**
 * What each thing on the sheets is: heading, paragraph, list, table, picture with a description. In Hindi each line also says its letters in
 * their order: drawn, a vowel sign can stand before the letter that it follows.
 */
export function makeTree(doc: PDFKit.PDFDocument, { title, language }: { readonly title: string; readonly language: Language }) {
  const root = doc.struct('Document', { title, lang: language });
  doc.addStructure(root);
  let parent: Element = root;

  return {
    inElement(tag: string, options: { alt?: string; title?: string }, fill: (element: Element) => void) {
      const element = doc.struct(tag, options);
      parent.add(element);
      const outer = parent;
      parent = element;
      fill(element);
      parent = outer;
      element.end();
    },

    /** What stands in the tree as one thing, though a page may end within it. */
    mark(element: Element, tag: string, draw: () => void) {
      const content = doc.markStructureContent(tag);
      draw();
      doc.endMarkedContent();
      element.add(content);
    },

    /** What is no part of the text: a line, a stroke, or the foot of a page. */
    ornament(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
      doc.markContent('Artifact', { type });
      draw();
      doc.endMarkedContent();
    },

    spoken(text: string, draw: () => void) {
      const needsSaying = runsOf(text).some(({ script }) => script === 'devanagari');
      if (!needsSaying) return draw();
      doc.markContent('Span', { actual: `${text} ` });
      draw();
      doc.endMarkedContent();
    },

    end() {
      root.end();
    },
  };
}

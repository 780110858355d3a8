import { Marked } from 'marked';

/** A part of an article, for its table of contents. */
export type Heading = { readonly id: string; readonly text: string };

/**
 * Markdown as the page shows it. Each second-level heading links to itself; what is quoted stands out as a pull quote. Markup of another
 * kind is refused: an article brings no script and no style of its own.
 */
export function toHtml(markdown: string): { readonly html: string; readonly headings: readonly Heading[] } {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        if (depth !== 2) throw new Error(`"${text}" is a heading of level ${depth}. An article has headings of the second level only.`);
        const id = text
          .toLowerCase()
          .replaceAll(/[^a-z\d]+/g, '-')
          .replaceAll(/^-|-$/g, '');
        headings.push({ id, text: text.replaceAll(/[*_]/g, '') });
        return `<h2 id="${id}"><a href="#${id}">${this.parser.parseInline(tokens)}</a></h2>\n`;
      },
      blockquote({ tokens }) {
        return `<div class="pull-quote">${this.parser.parse(tokens)}</div>\n`;
      },
      html({ text }) {
        throw new Error(`An article holds no HTML: ${text.slice(0, 60)}`);
      },
      image({ href }) {
        throw new Error(`An article has its one drawing at the top, and no other picture: ${href}`);
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
}

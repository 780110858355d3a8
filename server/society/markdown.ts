import { Marked } from 'marked';
import sanitize from 'sanitize-html';
import { tankMessages } from '#contract/society/think-tank/messages.ts';
import { Problem } from '#server/platform/problem.ts';

const TAGS = [
  ...['p', 'br', 'hr', 'h3', 'h4', 'h5', 'strong', 'em', 'del', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
/** Quotes and lists within one another; more is nothing that anybody reads. */
const MAX_NESTING = 12;

/** Raw HTML is shown as the text that it is; a picture as a link to it, since fetching it would tell its owner who reads. */
const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escaped(text),
    image: ({ href, text }) => `<a href="${escaped(href)}">${escaped(text || href)}</a>`,
    heading({ tokens, depth }) {
      const level = Math.min(5, depth + 2);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
  },
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** How deep a line begins: in quotes, and in lists by two columns each. */
function depthOf(line: string): number {
  const lead = /^[\s>*+\-\d.)]*/.exec(line)?.[0] ?? '';
  return (lead.match(/>/g)?.length ?? 0) + (lead.match(/([*+-]|\d{1,9}[.)])(?=\s)/g)?.length ?? 0);
}

/** Runs of signs that open something: a parser that tries to close each takes the square of their number. */
const MAX_RUN = 60;
const isRun = new RegExp(`([*_~\`[\\](){}!<|\\\\])(?:\\s*\\1){${MAX_RUN},}`);

/** Marks of emphasis in one piece of text: the parser pairs each with each, and 10,000 took it 20 seconds. */
const MAX_MARKS = 600;
const hasTooManyMarks = (text: string): boolean => text.split(/\n\s*\n/).some((piece) => (piece.match(/[*_~]/g)?.length ?? 0) > MAX_MARKS);

/** Markdown as safe HTML: no script, style, form, picture or frame; links leave without telling from where. Refuses what is made to hurt. */
export function markdownToHtml(text: string): string {
  if (isRun.test(text) || hasTooManyMarks(text) || text.split('\n').some((line) => depthOf(line) > MAX_NESTING))
    throw new Problem('unprocessable', tankMessages.tooNested, { text: tankMessages.tooNested });
  return sanitize(marked.parse(text, { async: false }), {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'rel'], th: ['align'], td: ['align'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: 60,
    transformTags: { a: sanitize.simpleTransform('a', { rel: 'nofollow noopener noreferrer' }) },
  });
}

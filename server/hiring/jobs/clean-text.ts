import sanitizeHtml from 'sanitize-html';

/** What a job's text may look like. Everything else is taken out, scripts with what they hold. The public page adds what its links need. */
const KEPT: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
  },
};

const textOf = (html: string): string => sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replaceAll(/&nbsp;|\s/g, '');

/** A text of which only empty marks are left is none at all. */
export function cleanText(html: string): string {
  const clean = sanitizeHtml(html, KEPT).trim();
  return textOf(clean) === '' ? '' : clean;
}

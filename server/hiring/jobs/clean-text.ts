import sanitizeHtml from 'sanitize-html';

/** What a job's text may look like. Everything else is taken out, scripts with what they hold. */
const KEPT: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    // a link of a stranger gets nothing of our good name, and no hand on the page that it was opened from
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href, rel: 'nofollow noopener' } }),
  },
};

const textOf = (html: string): string => sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replaceAll(/&nbsp;|\s/g, '');

/** A text of which only empty marks are left is none at all. */
export function cleanText(html: string): string {
  const clean = sanitizeHtml(html, KEPT).trim();
  return textOf(clean) === '' ? '' : clean;
}

import type { Language } from '#contract/language.ts';
import type { Mail } from './mail.ts';
import { escapeHtml } from './mail-page.ts';

/** A paragraph of a mail: plain, a code in large letters, or an address after its words. */
export type Paragraph = string | { readonly code: string } | { readonly link: string; readonly address: string };

const isPlain = (paragraph: Paragraph): paragraph is string => typeof paragraph === 'string';

/** A mail in our manner, as text and as a page. Nothing in it is anybody's HTML. */
export function letter(language: Language, head: Pick<Mail, 'to' | 'subject'>, paragraphs: readonly Paragraph[]): Mail {
  const html = [
    `<html lang="${language}"><body style="margin:0;padding:24px;background:#faf6ee;color:#1e2148;font:16px/1.6 Mukta,Arial,sans-serif">`,
    '<div style="max-width:34rem;margin:0 auto;padding:32px;background:#fffdf8;border:1px solid #e0d6c2;border-radius:20px">',
    ...paragraphs.map(asHtml),
    '</div></body></html>',
  ].join('');
  return { ...head, text: paragraphs.map(asText).join('\n\n'), html };
}

function asText(paragraph: Paragraph): string {
  if (isPlain(paragraph)) return paragraph;
  return 'code' in paragraph ? paragraph.code : `${paragraph.link} ${paragraph.address}`;
}

function asHtml(paragraph: Paragraph): string {
  if (!isPlain(paragraph) && 'code' in paragraph)
    return `<p style="margin:0 0 16px;font-size:32px;font-weight:600;letter-spacing:6px">${escapeHtml(paragraph.code)}</p>`;
  if (!isPlain(paragraph)) {
    const address = escapeHtml(paragraph.address);
    return `<p style="margin:0 0 16px">${escapeHtml(paragraph.link)} <a href="${address}" style="color:#8a5300;overflow-wrap:anywhere">${address}</a></p>`;
  }
  return `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(paragraph)}</p>`;
}

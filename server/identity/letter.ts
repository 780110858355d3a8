import type { Language } from '#contract/language.ts';
import type { Mail } from '#server/platform/mail.ts';
import { escapeHtml } from '#server/platform/mail-page.ts';

/** A piece of a mail: a paragraph, a code in large figures, a link with words before it, or a quiet last line. */
export type Piece =
  | { readonly kind: 'text' | 'code' | 'quiet'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly address: string };

type Letter = { readonly to: string; readonly subject: string; readonly language: Language; readonly pieces: readonly Piece[] };

const STYLES = {
  text: 'margin:0 0 16px',
  link: 'margin:0 0 16px',
  code: 'margin:0 0 16px;font-size:32px;font-weight:600;letter-spacing:6px',
  quiet: 'margin:0;color:#575a7a',
} as const;

/** The look of every mail to a person; it asks for no picture and no font from anywhere. */
export function writeLetter({ to, subject, language, pieces }: Letter): Mail {
  const text = pieces.map((piece) => (piece.kind === 'link' ? `${piece.text} ${piece.address}` : piece.text)).join('\n\n');
  const html = [
    `<html lang="${language}"><body style="margin:0;padding:24px;background:#faf6ee;color:#1e2148;font:16px/1.6 Mukta,Arial,sans-serif">`,
    '<div style="max-width:32rem;margin:0 auto;padding:32px;background:#fffdf8;border:1px solid #e0d6c2;border-radius:20px">',
    ...pieces.map((piece) => `<p style="${STYLES[piece.kind]}">${contentOf(piece)}</p>`),
    '</div></body></html>',
  ].join('');
  return { to, subject, text, html };
}

function contentOf(piece: Piece): string {
  if (piece.kind !== 'link') return escapeHtml(piece.text);
  const address = escapeHtml(piece.address);
  return `${escapeHtml(piece.text)} <a href="${address}" style="color:#8a5300">${address}</a>`;
}

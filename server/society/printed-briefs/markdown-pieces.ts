import { lexer, type Token, type Tokens } from 'marked';
import type { Piece } from '#server/reports/pdf/plain-paper.ts';

/** A text in Markdown as it stands on paper: without marks, and with the address of each link beside it. */
export const piecesOf = (markdown: string): Piece[] => lexer(markdown, { gfm: true }).flatMap(pieceOf);

function pieceOf(token: Token): Piece[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', level: 3, text: plain(token.tokens) }];
    case 'list': {
      const { items, ordered } = token as Tokens.List;
      return [{ kind: 'list', items: items.map(({ tokens }) => plain(tokens)), isNumbered: ordered }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: readonly Tokens.TableCell[]) => row.map(({ tokens }) => plain(tokens));
      return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }];
    }
    case 'blockquote':
      return [{ kind: 'paragraph', text: plain(token.tokens), tone: 'quote' }];
    case 'space':
    case 'hr':
    case 'def':
      return [];
    default:
      return [{ kind: 'paragraph', text: token.type === 'paragraph' ? plain(token.tokens) : plain([token]) }];
  }
}

const plain = (tokens: readonly Token[] | undefined): string => (tokens ?? []).map(textOf).join('').trim();

/** What ends a line, where several stand within one another. */
const BLOCKS = ['paragraph', 'heading', 'list', 'list_item', 'blockquote', 'code'];

function textOf(token: Token): string {
  const end = BLOCKS.includes(token.type) ? '\n' : '';
  if (token.type === 'br') return '\n';
  if (token.type === 'link' || token.type === 'image') {
    const said = token.type === 'link' ? plain(token.tokens) : (token.text as string);
    return said === token.href || said === '' ? token.href : `${said} (${token.href})`;
  }
  if (token.type === 'list') return `${(token as Tokens.List).items.map((item) => `• ${textOf(item)}`).join('')}${end}`;
  if ('tokens' in token && token.tokens) return token.tokens.map(textOf).join('') + end;
  return ('text' in token ? String(token.text) : token.raw) + end;
}

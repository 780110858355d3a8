type Cell = string | number | boolean | null;

/** Without it Excel reads UTF-8 as another encoding, and Devanagari becomes unreadable. */
const BYTE_ORDER_MARK = '\ufeff';

/** A table as text (RFC 4180): a cell with a comma, a quotation mark or a line break stands in quotation marks. */
export function toCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

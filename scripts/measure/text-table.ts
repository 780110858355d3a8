/** A cell of a readable table: numbers with their digits, nothing as a dash. */
export type Cell = string | number | null | undefined;

/** Columns aligned by their widest cell: words to the left, numbers to the right. */
export function textTable(header: readonly string[], rows: readonly (readonly Cell[])[], digits = 3): string {
  const shown = rows.map((row) => row.map((cell) => showCell(cell, digits)));
  const widths = header.map((title, column) => Math.max(title.length, ...shown.map((row) => row[column]?.length ?? 0)));
  const isNumeric = header.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (isNumeric[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd();
  return [line(header), ...shown.map(line)].map((text) => `${text}\n`).join('');
}

function showCell(cell: Cell, digits: number): string {
  if (cell === null || cell === undefined) return '-';
  if (typeof cell === 'string') return cell;
  if (Number.isInteger(cell)) return `${cell}`;
  return Number.isFinite(cell) ? cell.toFixed(digits) : `${cell}`;
}

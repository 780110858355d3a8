import { type NormalPrior, normalPrior } from '#psychometrics';
import { assertWidth, readHeader, readNumber, readTable } from './table-file.ts';
import { DataProblem } from './verb.ts';

export type PriorFile = { readonly dimensions: readonly string[]; readonly prior: NormalPrior };

/** A header of dimension names, and under it the covariance matrix, row by row. The prior mean is 0. */
export async function readPrior(path: string): Promise<PriorFile> {
  let dimensions: string[] = [];
  const rows: number[][] = [];
  for await (const line of readTable(path)) {
    if (line.row === 0) {
      dimensions = readHeader(path, line.fields);
      continue;
    }
    assertWidth(path, line, dimensions);
    rows.push(line.fields.map((field, column) => readNumber(path, line.row, dimensions[column]!, field)));
  }
  if (rows.length !== dimensions.length) {
    throw new DataProblem(
      `${path}: the header names ${dimensions.length} dimensions, so ${dimensions.length} rows should follow; there are ${rows.length}.`,
    );
  }
  for (let row = 0; row < rows.length; row++) {
    for (let column = 0; column < row; column++) {
      const [below, above] = [rows[row]![column]!, rows[column]![row]!];
      if (Math.abs(below - above) > 1e-9 * Math.max(1, Math.abs(below))) {
        throw new DataProblem(
          `${path}, row ${row + 1}, column "${dimensions[column]}": ${below} is not the ${above} of row ${column + 1}, column "${dimensions[row]}"; a covariance is symmetric.`,
        );
      }
    }
  }
  try {
    return { dimensions, prior: normalPrior(rows) };
  } catch (error) {
    throw new DataProblem(`${path}: ${(error as Error).message}`);
  }
}

import { useTranslation } from 'react-i18next';
import type { Cell } from '#content/games/pattern-loom/script.ts';
import { describeCell } from './describe-cell.ts';

const THREE = [0, 1, 2] as const;

type ClothTableProps = {
  readonly matrix: readonly Cell[];
  /** What lies in the last place: nothing yet, the patch that is tried, or the right one. */
  readonly last: { readonly cell: Cell | null; readonly isRight: boolean };
};

/** The same cloth for whoever does not see it: a table that a screen reader walks through by row and column. */
export function ClothTable({ matrix, last: { cell: last, isRight } }: ClothTableProps) {
  const { t } = useTranslation('pattern-loom');
  const lastPlace = last ? t(isRight ? 'feedback.rightPatch' : 'trial.tried', { patch: describeCell(last, t) }) : t('trial.open');
  return (
    <div className="sr-only">
      <table>
        <caption>{t('trial.cloth')}</caption>
        <thead>
          <tr>
            <td />
            {THREE.map((column) => (
              <th key={column} scope="col">
                {t('trial.column', { number: column + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {THREE.map((row) => (
            <tr key={row}>
              <th scope="row">{t('trial.row', { number: row + 1 })}</th>
              {THREE.map((column) => {
                const cell = matrix[3 * row + column];
                return <td key={column}>{cell ? describeCell(cell, t) : lastPlace}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import type { Cell, MatrixCells } from '#content/games/pattern-loom/script.ts';
import { describeCell } from './describe-cell.ts';

const THREE = [0, 1, 2] as const;

/** The same cloth for whoever does not see it: a table that a screen reader walks through by row and column. */
export function ClothTable({ matrix, tried }: { matrix: MatrixCells; tried: Cell | null }) {
  const { t } = useTranslation('pattern-loom');
  const openPlace = tried ? t('trial.tried', { patch: describeCell(tried, t) }) : t('trial.open');
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
                return <td key={column}>{cell ? describeCell(cell, t) : openPlace}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import type { ReactNode } from 'react';

export type Table = { readonly caption: string; readonly head: readonly string[]; readonly rows: readonly (readonly ReactNode[])[] };

/** The numbers of a chart, row by row; the first column names the row. */
export function ChartTable({ caption, head, rows }: Table) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="mt-3 overflow-x-auto">
      <table className="chart-numbers">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={String(first)}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

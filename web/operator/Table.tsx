import { classes } from '#web/ui/classes.ts';

type Row = { readonly key: string; readonly cells: readonly (string | number)[] };
type Props = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly Row[];
  /** Each cell stays on one line. */
  readonly isNumbers?: boolean;
};

/** A plain table of counts; it scrolls by itself where the screen is narrow. */
export function Table({ caption, head, rows, isNumbers = false }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className={classes('w-full border-collapse text-start', isNumbers && 'min-w-max')}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col" className="border-b border-line-strong px-3 py-2 text-start">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row" className="border-b border-line px-3 py-2 text-start font-normal">
                {first}
              </th>
              {others.map((cell, index) => (
                <td key={head[index + 1]} className="border-b border-line px-3 py-2 tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

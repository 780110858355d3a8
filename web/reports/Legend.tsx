/** What the fills of a chart mean, each with a sample: the fills differ in pattern as well as in colour. */
export function Legend({ entries }: { entries: readonly { readonly key: string; readonly text: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted">
      {entries.map(({ key, text }) => (
        <li key={key} className="flex items-center gap-2">
          <span aria-hidden="true" className={`legend-mark legend-${key}`} />
          {text}
        </li>
      ))}
    </ul>
  );
}

import type { Tone } from './mark.ts';

type Entry = { readonly key: Tone | 'range' | 'hollow'; readonly text: string };

/** What the marks of a chart mean, each with a sample. */
export function Legend({ entries }: { entries: readonly Entry[] }) {
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

import type { BlockProps } from '../BlockView.tsx';
import { useWrittenWords } from '../use-written-words.ts';

/** A short paragraph for each side of the mind, under its name. */
export function Houses({ block: { rows } }: BlockProps<'houses'>) {
  const { name } = useWrittenWords();
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {rows.map(({ house, sentences }) => (
        <section key={house} aria-labelledby={`house-${house}`} className="grid content-start gap-1">
          <h3 id={`house-${house}`} className="text-xl">
            {name(house)}
          </h3>
          <p className="max-w-prose">{sentences.map(({ text }) => text).join(' ')}</p>
        </section>
      ))}
    </div>
  );
}

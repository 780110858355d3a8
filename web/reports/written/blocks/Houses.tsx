import type { BlockProps } from '../block-props.ts';
import { SaidOfOne } from '../SaidOfOne.tsx';
import { useWrittenWords } from '../use-written-words.ts';

/** What is said of each side of the mind, under its name. */
export function Houses({ block: { rows }, userId }: BlockProps<'houses'>) {
  const { name } = useWrittenWords();
  return (
    <div className="houses">
      {rows.map(({ house, sentences }) => (
        <section key={house} aria-labelledby={`house-${house}`} className="grid content-start gap-1.5">
          <h3 id={`house-${house}`} className="text-lg">
            {name(house)}
          </h3>
          {sentences.map((sentence) => (
            <SaidOfOne key={sentence.text} as="p" sentence={sentence} userId={userId} />
          ))}
        </section>
      ))}
    </div>
  );
}

import type { BlockProps } from '../BlockView.tsx';
import { SaidOfOne } from '../SaidOfOne.tsx';

/** Things to do, numbered. */
export function Advice({ block: { sentences }, userId }: BlockProps<'advice'>) {
  return (
    <ol className="tips max-w-prose">
      {sentences.map((sentence) => (
        <SaidOfOne key={sentence.text} as="li" sentence={sentence} userId={userId} />
      ))}
    </ol>
  );
}

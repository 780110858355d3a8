import type { BlockProps } from '../block-props.ts';
import { SaidOfOne } from '../SaidOfOne.tsx';

/** Things to do, numbered. */
export function Advice({ block: { sentences }, userId }: BlockProps<'advice'>) {
  return (
    <ol className="tips advice">
      {sentences.map((sentence) => (
        <SaidOfOne key={sentence.text} as="li" sentence={sentence} userId={userId} />
      ))}
    </ol>
  );
}

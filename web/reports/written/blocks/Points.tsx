import type { BlockProps } from '../block-props.ts';
import { SaidOfOne } from '../SaidOfOne.tsx';

export function Points({ block: { sentences }, userId }: BlockProps<'points'>) {
  return (
    <ul className="points">
      {sentences.map((sentence) => (
        <SaidOfOne key={sentence.text} as="li" sentence={sentence} userId={userId} />
      ))}
    </ul>
  );
}

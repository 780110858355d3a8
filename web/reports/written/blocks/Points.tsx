import type { BlockProps } from '../BlockView.tsx';
import { SaidOfOne } from '../SaidOfOne.tsx';

export function Points({ block: { sentences }, userId }: BlockProps<'points'>) {
  return (
    <ul className="facts-list">
      {sentences.map((sentence) => (
        <SaidOfOne key={sentence.text} as="li" sentence={sentence} userId={userId} />
      ))}
    </ul>
  );
}

import type { BlockProps } from '../block-props.ts';
import { plainRuns } from '../plain-runs.ts';
import { SaidOfOne } from '../SaidOfOne.tsx';

/** What is said of the person is a scene of its own, and gets a paragraph; sentences that state nothing of them stay together. */
export function Prose({ block: { sentences }, userId }: BlockProps<'prose'>) {
  return (
    <div className="prose">
      {plainRuns(sentences).map((sentence) => (
        <SaidOfOne key={sentence.text} as="p" sentence={sentence} userId={userId} />
      ))}
    </div>
  );
}

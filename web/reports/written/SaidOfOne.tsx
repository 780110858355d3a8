import type { Sentence } from '#contract/written-reports.ts';

type Props = { readonly as: 'p' | 'li' | 'div'; readonly sentence: Sentence; readonly userId: number };

/** A sentence about the person. */
export function SaidOfOne({ as: Element, sentence }: Props) {
  return (
    <Element>
      {sentence.text}
      {sentence.sign && <span className="said-sign">{sentence.sign}</span>}
    </Element>
  );
}

import { useId } from 'react';
import type { Sentence } from '#contract/written-reports.ts';
import { useReportWords } from '../use-report-words.ts';
import { useDisowned } from './disowned.ts';
import { NotMe } from './NotMe.tsx';
import './said.css';

type Props = { readonly as: 'p' | 'li' | 'div'; readonly sentence: Sentence; readonly userId: number; readonly className?: string };

/** A sentence about the person, and beside it the question whether it is true of them. */
export function SaidOfOne({ as: Element, sentence: { label, text, insight, sign }, className }: Props) {
  const { t } = useReportWords();
  const id = useId();
  const disowned = useDisowned();
  const isDisowned = insight !== null && disowned?.has(insight);
  return (
    <Element className={className}>
      <span className={isDisowned ? 'said said-disowned' : 'said'}>
        {label && <span className="said-label">{label}</span>}
        <span id={id}>{text}</span> <NotMe insight={insight} sentenceId={id} />
        {sign && (
          <span className="said-sign">
            <span className="said-sign-name">{t('sign')}</span> {sign}
          </span>
        )}
      </span>
    </Element>
  );
}

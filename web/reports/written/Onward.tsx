import { addressOf, type ReportName } from '#contract/report-names.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { useWrittenWords } from './use-written-words.ts';

/** Where a report leads besides home: from one's own feelings to what one brings to two, and from there to the other person. */
const onward: { readonly [Name in ReportName]?: { readonly to: string; readonly words: string } } = {
  emotional: { to: addressOf('relationship'), words: 'onward.relationship' },
  relationship: { to: '/home/two', words: 'onward.two' },
};

export function Onward({ from }: { from: ReportName }) {
  const { t } = useWrittenWords();
  const way = onward[from];
  if (!way) return null;
  return (
    <div>
      <LinkButton to={way.to} variant="secondary">
        {t(way.words)}
      </LinkButton>
    </div>
  );
}

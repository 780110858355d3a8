import { ChartTable } from '#web/charts/ChartTable.tsx';
import { ShareBar } from '#web/charts/ShareBar.tsx';
import type { BlockProps } from '../block-props.ts';
import { chanceInWords } from '../chance-in-words.ts';
import { SaidOfOne } from '../SaidOfOne.tsx';
import { useWrittenWords } from '../use-written-words.ts';

/** Chances of which only one can be true, the likeliest first: as bars of a hundred, in words, and as a table. */
export function Shares({ block: { rows }, userId }: BlockProps<'shares'>) {
  const { t, whole } = useWrittenWords();
  const ofHundred = (share: number) => t('shares.ofHundred', { share: whole(share) });
  const word = (share: number) => t(`shares.chance.${chanceInWords(share)}`);
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{t('shares.how')}</p>
      <ul className="grid gap-5">
        {rows.map(({ label, share, sentence }) => (
          <li key={label} className="grid gap-1.5">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="grow font-semibold">{label}</span>
              <span className="text-sm text-muted">{word(share)}</span>
              <span className="font-semibold tabular-nums">{ofHundred(share)}</span>
            </p>
            <ShareBar share={share} />
            {sentence && <SaidOfOne as="p" sentence={sentence} userId={userId} />}
          </li>
        ))}
      </ul>
      <details className="chart-table">
        <summary>{t('asTable')}</summary>
        <ChartTable
          caption={t('shares.caption')}
          head={[t('shares.column.label'), t('shares.column.share'), t('shares.column.chance')]}
          rows={rows.map(({ label, share }) => [label, whole(share), word(share)])}
        />
      </details>
    </div>
  );
}

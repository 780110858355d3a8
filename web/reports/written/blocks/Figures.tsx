import { useState } from 'react';
import type { Figures as AllFigures, Figure } from '#content/figures/script-figure.ts';
import type { House } from '#content/mind/facets.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { FigurePortrait } from '#web/art/figures/FigurePortrait.tsx';
import { figureWords } from '#web/art/figures/figure-words.ts';
import { ShareBar } from '#web/charts/ShareBar.tsx';
import '#web/charts/charts.css';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { BlockProps } from '../block-props.ts';
import { useWrittenWords } from '../use-written-words.ts';
import './figures.css';

type Row = BlockProps<'figures'>['block']['rows'][number];

/** How close the person is to the figures: a chance, for nobody is one. Each opens its half page. */
export function Figures({ block: { rows } }: BlockProps<'figures'>) {
  const { t, language } = useWrittenWords();
  const words = useLoaded(() => figureWords[language](), [language]);
  if (words.state === 'failed')
    return (
      <Failed onRetry={words.retry} level={3}>
        {t('figures.failed')}
      </Failed>
    );
  if (words.state === 'waiting') return <Skeleton height="16rem" />;
  return <Told rows={rows} figures={words.value} />;
}

function Told({ rows, figures }: { readonly rows: readonly Row[]; readonly figures: AllFigures }) {
  const { t, whole } = useWrittenWords();
  const [opened, setOpened] = useState<{ readonly house: House; readonly open: boolean }>();
  const figureOf = ({ house }: Row): Figure => figures[house as House];
  const [first, second] = rows;
  if (!first) return null;
  return (
    <div className="grid gap-5">
      <p className="text-lg">
        {second
          ? t('figures.closest', {
              first: figureOf(first).inSentence,
              share: whole(first.share),
              second: figureOf(second).inSentence,
              next: whole(second.share),
            })
          : t('figures.only', { first: figureOf(first).inSentence, share: whole(first.share) })}
      </p>
      <ul className="figure-list">
        {rows.map((row) => (
          <li key={row.house}>
            <button type="button" className="figure-card" onClick={() => setOpened({ house: row.house as House, open: true })}>
              <FigurePortrait house={row.house as House} title={figureOf(row).name} description={figureOf(row).portrait} />
              <span className="grid min-w-0 content-start gap-1">
                <span className="font-display text-lg font-[560]">{figureOf(row).name}</span>
                <span className="text-sm text-muted">{t('shares.ofHundred', { share: whole(row.share) })}</span>
                <ShareBar share={row.share} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('figures.changes')}</p>
      {opened && (
        <Dialog open={opened.open} onClose={() => setOpened({ ...opened, open: false })} title={figures[opened.house].name} size="medium">
          <HalfPage house={opened.house} figure={figures[opened.house]} />
        </Dialog>
      )}
    </div>
  );
}

const HalfPage = ({ house, figure: { name, line, halfPage, portrait } }: { readonly house: House; readonly figure: Figure }) => (
  <div className="figure-page">
    <FigurePortrait house={house} title={name} description={portrait} />
    <p className="text-lg font-semibold">{line}</p>
    {halfPage.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);

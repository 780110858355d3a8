import { type ReactNode, useId } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { InfoTip } from './InfoTip.tsx';
import { useReportWords } from './use-report-words.ts';

type Props = {
  readonly title: string;
  /** How the chart is to be read. */
  readonly info: string;
  /** What the chart says, for whoever does not see it or does not want to read it. */
  readonly sentence: ReactNode;
  readonly children: ReactNode;
  /** Whom or what the chart compares. */
  readonly compares: string;
  /** The same numbers as a table. */
  readonly table?: ReactNode;
  readonly onExplain?: (() => void) | undefined;
  readonly className?: string;
};

/** A chart, with all that goes with one: title, how to read it, what it says, a table, and "Explain Chart". */
export function ChartCard({ title, info, sentence, children, compares, table, onExplain, className }: Props) {
  const { t } = useReportWords();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={`flex min-w-0 flex-col gap-4 ${className ?? ''}`}>
      <div className="relative flex items-start gap-2">
        <h2 id={id} className="grow text-2xl sm:text-3xl">
          {title}
        </h2>
        <InfoTip label={t('aboutChart', { title })}>{info}</InfoTip>
      </div>
      <div className="grid max-w-prose gap-2 text-muted">{sentence}</div>
      {children}
      <p className="text-sm text-muted">{compares}</p>
      {(table || onExplain) && (
        <div className="mt-auto flex flex-wrap items-start justify-between gap-x-6 gap-y-3 pt-1">
          {table && (
            <details className="chart-table min-w-0">
              <summary>{t('asTable')}</summary>
              {table}
            </details>
          )}
          {onExplain && (
            <Button variant="secondary" onClick={onExplain} className="ms-auto">
              {t('explainChart')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

import { type ReactNode, useId } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ChartTable, type Table } from './ChartTable.tsx';
import { InfoTip } from './InfoTip.tsx';

type Props = {
  readonly title: string;
  /** How the chart is to be read, and the name of the button that tells it. */
  readonly info: string;
  readonly infoLabel: string;
  /** What the chart says, for readers who cannot see it or do not want to study it. */
  readonly sentence: ReactNode;
  readonly children: ReactNode;
  /** Whom or what the chart compares. */
  readonly compares: string;
  /** The same numbers as a table, and the name of what opens it. */
  readonly table?: (Table & { readonly label: string }) | undefined;
  /** What explains the chart in prose, and its name. */
  readonly explain?: { readonly label: string; readonly onExplain: () => void } | undefined;
};

/** A chart, with all that goes with one: title, how to read it, what it says, a table, and an explanation. */
export function ChartCard({ title, info, infoLabel, sentence, children, compares, table, explain }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <div className="relative flex items-start gap-2">
        <h2 id={id} className="grow text-2xl sm:text-3xl">
          {title}
        </h2>
        <InfoTip label={infoLabel}>{info}</InfoTip>
      </div>
      <div className="grid max-w-prose gap-2 text-muted">{sentence}</div>
      {children}
      <p className="text-sm text-muted">{compares}</p>
      {(table || explain) && (
        <div className="mt-auto flex flex-wrap items-start justify-between gap-x-6 gap-y-3 pt-1">
          {table && (
            <details className="chart-table min-w-0">
              <summary>{table.label}</summary>
              <ChartTable caption={table.caption} head={table.head} rows={table.rows} />
            </details>
          )}
          {explain && (
            <Button variant="secondary" onClick={explain.onExplain} className="ms-auto">
              {explain.label}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

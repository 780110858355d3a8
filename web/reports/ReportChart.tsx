import type { ReactNode } from 'react';
import { ChartCard } from '#web/charts/ChartCard.tsx';
import type { Table } from '#web/charts/ChartTable.tsx';
import { useReportWords } from './use-report-words.ts';

type Props = {
  /** The words of the chart are under this name: its title, how to read it, and whom it compares. */
  readonly of: 'bubble' | 'cloud' | 'bar';
  /** Another title than the chart's own. */
  readonly title?: string | undefined;
  readonly sentence: ReactNode;
  readonly children?: ReactNode;
  readonly table?: Omit<Table, 'caption'>;
  readonly onExplain?: () => void;
};

/** A chart of a report, in the words of reports. */
export function ReportChart({ of, title: asked, sentence, children, table, onExplain }: Props) {
  const { t } = useReportWords();
  const title = asked ?? t(`${of}.title`);
  return (
    <ChartCard
      title={title}
      info={t(`${of}.info`)}
      infoLabel={t('aboutChart', { title })}
      sentence={sentence}
      compares={t(`${of}.compares`)}
      table={table && { ...table, label: t('asTable'), caption: t('tableOf', { title }) }}
      explain={onExplain && { label: t('explainChart'), onExplain }}
    >
      {children}
    </ChartCard>
  );
}

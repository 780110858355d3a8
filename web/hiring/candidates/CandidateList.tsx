import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { FrameWaiting } from '../EmployerFrame.tsx';
import { useLive } from '../live/use-live.ts';
import { CandidateRow } from './CandidateRow.tsx';
import { CandidatesFailed } from './CandidatesFailed.tsx';
import { type ChosenFilters, type ChosenJob, queryOf } from './choices.ts';
import { type Chosen, DecisionDialog } from './DecisionDialog.tsx';
import { DecisionNotice } from './DecisionNotice.tsx';
import { type Rows as Loaded, loadRows, PAGE_ROWS } from './load-rows.ts';
import { useCandidateName } from './use-candidate-name.ts';
import { useDecisions } from './use-decisions.ts';

type Props = { readonly chosen: ChosenFilters; readonly job: ChosenJob | undefined };
type Live = ReturnType<typeof useLive<Loaded>>;

/** What others do shows here too; who is selected stays selected. */
export function CandidateList({ chosen, job }: Props) {
  const shown = useRef(PAGE_ROWS);
  const live = useLive((signal) => loadRows(queryOf(chosen), shown.current, signal), ['application']);
  const decisions = useDecisions(live.reload);
  const [asked, setAsked] = useState<ReadonlyMap<number, string | null>>(new Map());
  const nameOf = useCandidateName();
  const showMore = () => {
    shown.current = (live.value?.rows.length ?? 0) + PAGE_ROWS;
    live.reload();
  };
  return (
    <>
      {!live.value && !live.failure && <FrameWaiting />}
      {!live.value && live.failure && <CandidatesFailed failure={live.failure} onRetry={live.reload} />}
      {live.value && (
        <Rows
          live={live}
          loaded={live.value}
          job={job}
          decisions={decisions}
          onMore={showMore}
          onAsk={(rows) => setAsked(new Map(rows.map(({ applicationId, name }) => [applicationId, name])))}
        />
      )}
      <DecisionNotice decisions={decisions} nameOf={(applicationId) => nameOf({ applicationId, name: asked.get(applicationId) ?? null })} />
    </>
  );
}

type RowsProps = {
  readonly live: Live;
  readonly loaded: Loaded;
  readonly job: ChosenJob | undefined;
  readonly decisions: ReturnType<typeof useDecisions>;
  readonly onMore: () => void;
  readonly onAsk: (rows: Loaded['rows']) => void;
};

function Rows({ live, loaded: { rows, next, counts }, job, decisions, onMore, onAsk }: RowsProps) {
  const { t } = useTranslation('hiring-candidates');
  const [chosenIds, setSelected] = useState<ReadonlySet<number>>(new Set());
  // they are decided on as they stood when it was asked: whoever has changed one of them meanwhile is told of, not overruled
  const [asking, setAsking] = useState<{ readonly kind: 'move' | 'reject' | 'write'; readonly applications: Chosen }>();
  const selectedRows = rows.filter(({ applicationId }) => chosenIds.has(applicationId));
  const selected = new Set(selectedRows.map(({ applicationId }) => applicationId));

  const select = (applicationId: number, isSelected: boolean) => {
    const chosen = new Set(selected);
    isSelected ? chosen.add(applicationId) : chosen.delete(applicationId);
    setSelected(chosen);
  };
  const ask = (kind: 'move' | 'reject' | 'write') => {
    onAsk(rows);
    setAsking({ kind, applications: selectedRows.map(({ applicationId, stageId, status }) => ({ applicationId, stageId, status })) });
  };

  if (rows.length === 0 && !asking) return <Empty title={t('empty.none')}>{t('empty.noneLead')}</Empty>;
  return (
    <section className="grid gap-3" aria-label={t('list.title')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status">
          {t('list.count', { count: counts?.all ?? rows.length })}
          {counts && counts.isNew > 0 && <span className="ms-2 text-accent-ink">{t('list.new', { count: counts.isNew })}</span>}
        </p>
        <label className="ms-auto flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="checkbox"
            checked={selected.size === rows.length}
            onChange={({ target }) => setSelected(target.checked ? new Set(rows.map(({ applicationId }) => applicationId)) : new Set())}
          />
          {t('list.selectAll')}
        </label>
      </div>
      {selected.size > 0 && (
        <section
          aria-label={t('list.withSelected')}
          className="sticky top-0 z-10 flex flex-wrap items-center gap-2 rounded-control border border-line-strong bg-raised p-3"
        >
          <p className="me-auto font-semibold">{t('list.selected', { count: selected.size })}</p>
          {job && (
            <Button variant="secondary" onClick={() => ask('move')}>
              {t('do.move')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => ask('write')}>
            {t('do.write')}
          </Button>
          <Button variant="secondary" onClick={() => ask('reject')}>
            {t('do.reject')}
          </Button>
        </section>
      )}
      <ul className="grid gap-2">
        {rows.map((row) => (
          <CandidateRow key={row.applicationId} row={row} isSelected={selected.has(row.applicationId)} onSelect={select} />
        ))}
      </ul>
      {next && (
        <div className="justify-self-center">
          <Button variant="secondary" busy={live.isWaiting} onClick={onMore}>
            {t('list.more')}
          </Button>
        </div>
      )}
      {live.failure && <Notice tone="danger">{t('failed')}</Notice>}
      {asking && (
        <DecisionDialog
          kind={asking.kind}
          applications={asking.applications}
          stages={job?.stages ?? []}
          decisions={decisions}
          onClose={(isDecided) => {
            setAsking(undefined);
            if (isDecided) setSelected(new Set());
          }}
        />
      )}
    </section>
  );
}

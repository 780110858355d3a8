import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedApplication } from '#contract/hiring/candidates.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { FrameWaiting } from '../EmployerFrame.tsx';
import { CandidateRow } from './CandidateRow.tsx';
import { CandidatesFailed } from './CandidatesFailed.tsx';
import { type ChosenFilters, type ChosenJob, queryOf } from './choices.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { DecisionNotice } from './DecisionNotice.tsx';
import { useCandidateName } from './use-candidate-name.ts';
import { useDecisions } from './use-decisions.ts';

type Props = { readonly chosen: ChosenFilters; readonly job: ChosenJob | undefined };

export function CandidateList({ chosen, job }: Props) {
  const query = queryOf(chosen);
  const loaded = useLoaded((signal) => call('GET /api/hiring/applications', { query }, { as: 'member', signal }), []);
  const decisions = useDecisions(() => loaded.state === 'ready' && loaded.reload());
  const [known, setKnown] = useState<ReadonlyMap<number, string | null>>(new Map());
  const nameOf = useCandidateName();
  return (
    <>
      {loaded.state === 'waiting' && <FrameWaiting />}
      {loaded.state === 'failed' && <CandidatesFailed failure={loaded.failure} onRetry={loaded.retry} />}
      {loaded.state === 'ready' && (
        <Rows
          first={loaded.value}
          query={query}
          job={job}
          decisions={decisions}
          onSeen={(rows) => setKnown(new Map(rows.map(({ applicationId, name }) => [applicationId, name])))}
        />
      )}
      <DecisionNotice decisions={decisions} nameOf={(applicationId) => nameOf({ applicationId, name: known.get(applicationId) ?? null })} />
    </>
  );
}

type RowsProps = {
  readonly first: { applications: ListedApplication[]; next: string | null; counts: { all: number; isNew: number } | null };
  readonly query: object;
  readonly job: ChosenJob | undefined;
  readonly decisions: ReturnType<typeof useDecisions>;
  readonly onSeen: (rows: readonly ListedApplication[]) => void;
};

function Rows({ first, query, job, decisions, onSeen }: RowsProps) {
  const { t } = useTranslation('hiring-candidates');
  const [rows, setRows] = useState(first.applications);
  const [next, setNext] = useState(first.next);
  const [more, setMore] = useState<'ready' | 'busy' | 'failed'>('ready');
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<'move' | 'reject' | 'write'>();

  async function showMore() {
    setMore('busy');
    try {
      const page = await call('GET /api/hiring/applications', { query: { ...query, after: next ?? undefined } }, { as: 'member' });
      setRows([...rows, ...page.applications]);
      setNext(page.next);
      setMore('ready');
    } catch {
      setMore('failed');
    }
  }

  const select = (applicationId: number, isSelected: boolean) => {
    const chosen = new Set(selected);
    isSelected ? chosen.add(applicationId) : chosen.delete(applicationId);
    setSelected(chosen);
  };
  const ask = (kind: 'move' | 'reject' | 'write') => {
    onSeen(rows);
    setAsking(kind);
  };
  const applications = rows
    .filter(({ applicationId }) => selected.has(applicationId))
    .map(({ applicationId, stageId, status }) => ({ applicationId, stageId, status }));

  if (rows.length === 0) return <Empty title={t('empty.none')}>{t('empty.noneLead')}</Empty>;
  return (
    <section className="grid gap-3" aria-label={t('list.title')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status">
          {t('list.count', { count: first.counts?.all ?? rows.length })}
          {first.counts && first.counts.isNew > 0 && (
            <span className="ms-2 text-accent-ink">{t('list.new', { count: first.counts.isNew })}</span>
          )}
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
          <Button variant="secondary" busy={more === 'busy'} onClick={() => void showMore()}>
            {t('list.more')}
          </Button>
        </div>
      )}
      {more === 'failed' && <Notice tone="danger">{t('failed')}</Notice>}
      {asking && (
        <DecisionDialog
          kind={asking}
          applications={applications}
          stages={job?.stages ?? []}
          decisions={decisions}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  );
}

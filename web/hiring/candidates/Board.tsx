import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedApplication } from '#contract/hiring/candidates.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { FrameWaiting } from '../EmployerFrame.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { CandidatesFailed } from './CandidatesFailed.tsx';
import type { ChosenJob } from './choices.ts';
import { type Column, moveCard } from './columns.ts';
import { DecisionNotice } from './DecisionNotice.tsx';
import { useCandidateName } from './use-candidate-name.ts';
import { newKey, useDecisions } from './use-decisions.ts';

/** Cards of a column before its "more". */
const COLUMN_SIZE = 20;

const loadColumn = (jobId: number, stageId: number, signal?: AbortSignal, after?: string) =>
  call(
    'GET /api/hiring/applications',
    { query: { job: jobId, stage: stageId, status: 'active', size: COLUMN_SIZE, ...(after && { after }) } },
    { as: 'member', ...(signal && { signal }) },
  );

/** The active applications of one job, a column for each stage. */
export function Board({ job }: { readonly job: ChosenJob }) {
  const loaded = useLoaded(
    (signal) =>
      Promise.all(
        job.stages.map(async ({ stageId, name }): Promise<Column> => {
          const { applications, next, counts } = await loadColumn(job.jobId, stageId, signal);
          return { stageId, name, cards: applications, next, count: counts?.all ?? applications.length };
        }),
      ),
    [job.jobId],
  );
  if (loaded.state === 'waiting') return <FrameWaiting />;
  if (loaded.state === 'failed') return <CandidatesFailed failure={loaded.failure} onRetry={loaded.retry} />;
  return <Columns job={job} first={loaded.value} />;
}

function Columns({ job, first }: { readonly job: ChosenJob; readonly first: Column[] }) {
  const { t } = useTranslation('hiring-candidates');
  const [columns, setColumns] = useState(first);
  const nameOf = useCandidateName();
  const decisions = useDecisions(() => void reload());
  const everybody = columns.flatMap(({ cards }) => cards);

  /** What stands on the server now; what cannot be loaded stays as it is shown. */
  async function reload() {
    const pages = await Promise.all(job.stages.map(({ stageId }) => loadColumn(job.jobId, stageId))).catch(() => undefined);
    if (pages)
      setColumns(
        job.stages.map(({ stageId, name }, index) => {
          const { applications, next, counts } = pages[index]!;
          return { stageId, name, cards: applications, next, count: counts?.all ?? applications.length };
        }),
      );
  }

  /** The card moves at once. Where that is refused, or a colleague was quicker, the columns are loaded again. */
  async function move(card: ListedApplication, stageId: number) {
    if (stageId === card.stageId) return;
    setColumns((present) => moveCard(present, card, stageId));
    const { applicationId, status } = card;
    const application = { applicationId, stageId: card.stageId, status };
    const outcome = await decisions.decide({ key: newKey(), kind: 'move', stageId, applications: [application] });
    if (!outcome) await reload();
  }

  async function showMore({ stageId, next }: Column) {
    const page = await loadColumn(job.jobId, stageId, undefined, next ?? undefined).catch(() => undefined);
    if (!page) return;
    setColumns((present) =>
      present.map((column) =>
        column.stageId === stageId ? { ...column, cards: [...column.cards, ...page.applications], next: page.next } : column,
      ),
    );
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={t('board.title')} tabIndex={0} className="flex snap-x gap-3 overflow-x-auto pb-4">
        {columns.map((column) => (
          <BoardColumn
            key={column.stageId}
            column={column}
            stages={job.stages}
            mayMove={job.mayWork}
            onMove={(card, stageId) => void move(card, stageId)}
            onDrop={(applicationId) => {
              const card = everybody.find((one) => one.applicationId === applicationId);
              if (card) void move(card, column.stageId);
            }}
            onMore={() => showMore(column)}
          />
        ))}
      </section>
      <DecisionNotice
        decisions={decisions}
        nameOf={(applicationId) => nameOf(everybody.find((card) => card.applicationId === applicationId) ?? { applicationId, name: null })}
      />
    </>
  );
}

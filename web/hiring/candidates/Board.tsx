import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedApplication } from '#contract/hiring/candidates.ts';
import { call } from '#web/api/client.ts';
import { makeId } from '#web/api/make-id.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { FrameWaiting } from '../EmployerFrame.tsx';
import { useChanges } from '../live/changes.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { CandidatesFailed } from './CandidatesFailed.tsx';
import type { ChosenJob } from './choices.ts';
import { type Column, moveCard } from './columns.ts';
import { DecisionNotice } from './DecisionNotice.tsx';
import { useCandidateName } from './use-candidate-name.ts';
import { useDecisions } from './use-decisions.ts';

/** Cards of a column before its "more"; the server gives at most so many at once. */
const COLUMN_SIZE = 20;
const MAX_SIZE = 100;

type Part = { readonly signal?: AbortSignal; readonly size?: number; readonly after?: string };
async function loadColumn(jobId: number, { stageId, name }: Stage, { signal, size = COLUMN_SIZE, after }: Part = {}): Promise<Column> {
  const query = { job: jobId, stage: stageId, status: 'active', size, ...(after && { after }) } as const;
  const page = await call('GET /api/hiring/applications', { query }, { as: 'member', ...(signal && { signal }) });
  return { stageId, name, cards: page.applications, next: page.next, count: page.counts?.all ?? page.applications.length };
}
type Stage = ChosenJob['stages'][number];

/** The active applications of one job, a column for each stage. */
export function Board({ job }: { readonly job: ChosenJob }) {
  const loaded = useLoaded((signal) => Promise.all(job.stages.map((stage) => loadColumn(job.jobId, stage, { signal }))), [job.jobId]);
  if (loaded.state === 'waiting') return <FrameWaiting />;
  if (loaded.state === 'failed') return <CandidatesFailed failure={loaded.failure} onRetry={loaded.retry} />;
  return <Columns job={job} first={loaded.value} />;
}

function Columns({ job, first }: { readonly job: ChosenJob; readonly first: Column[] }) {
  const { t } = useTranslation('hiring-candidates');
  const [columns, setColumns] = useState(first);
  const nameOf = useCandidateName();
  /** Rises with all that the columns become: what was asked for before that is dropped when it comes. */
  const turn = useRef(0);
  const held = useRef({ isDragged: false, isMissed: false });
  const decisions = useDecisions(() => void reload());
  const everybody = columns.flatMap(({ cards }) => cards);
  useChanges(['application'], () => {
    // a card that is being dragged stays where it is
    if (held.current.isDragged) held.current.isMissed = true;
    else if (!decisions.isBusy) void reload(); // what is being decided loads all again by itself
  });

  /** What stands on the server now, as many cards as are shown; what cannot be loaded stays as it is shown. */
  async function reload() {
    turn.current += 1;
    const mine = turn.current;
    const sizeOf = (stageId: number) => columns.find((column) => column.stageId === stageId)?.cards.length ?? 0;
    const fresh = await Promise.all(
      job.stages.map((stage) => loadColumn(job.jobId, stage, { size: Math.min(MAX_SIZE, Math.max(COLUMN_SIZE, sizeOf(stage.stageId))) })),
    ).catch(() => undefined);
    if (fresh && mine === turn.current) setColumns(fresh);
  }

  function onDragging(isDragged: boolean) {
    const { isMissed } = held.current;
    held.current = { isDragged, isMissed: isDragged && isMissed };
    if (!isDragged && isMissed) void reload();
  }

  /** The card moves at once. Where that is refused, or a colleague was quicker, the columns are loaded again. */
  async function move(card: ListedApplication, stageId: number) {
    if (stageId === card.stageId) return;
    turn.current += 1;
    setColumns((present) => moveCard(present, card, stageId));
    const { applicationId, status } = card;
    const application = { applicationId, stageId: card.stageId, status };
    const outcome = await decisions.decide({ key: makeId(), kind: 'move', stageId, applications: [application] });
    if (!outcome) await reload();
  }

  async function showMore({ stageId, name, next }: Column) {
    const page = await loadColumn(job.jobId, { stageId, name }, { after: next ?? '' }).catch(() => undefined);
    if (!page) return;
    turn.current += 1;
    setColumns((present) =>
      present.map((column) => {
        const known = new Set(column.cards.map(({ applicationId }) => applicationId));
        const more = page.cards.filter(({ applicationId }) => !known.has(applicationId));
        return column.stageId === stageId ? { ...column, cards: [...column.cards, ...more], next: page.next } : column;
      }),
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
            onDragging={onDragging}
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

import type { Analytics } from '#contract/hiring/analytics.ts';
import { type AnalyticsSpan, SOURCES } from '#contract/hiring/analytics-words.ts';
import { survivalQuartiles } from '#psychometrics';
import { DAY_MS } from '#server/platform/time.ts';
import type { Member } from '../rules.ts';
import type { ApplicationStatus } from '../tables.ts';
import type { History } from './histories.ts';

export const mayReadAnalytics = ({ role }: Pick<Member, 'role'>): boolean => role !== 'interviewer';
/** Who answers for how the organisation selects. */
export const mayReadImpact = ({ role }: Pick<Member, 'role'>): boolean => role === 'owner' || role === 'recruiter';

const firstOfMonth = (moment: Date): Date => new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), 1));

/**
 * Whole months, none of which is still going on: whoever looks every day must not see one person come into a sum of groups. `until` is not in
 * it.
 */
export function monthsOf(span: AnalyticsSpan, now: Date): { readonly since: Date | null; readonly until: Date } {
  const begin = beginOf(span, now);
  return { since: begin && firstOfMonth(begin), until: firstOfMonth(now) };
}

export const beginOf = (span: AnalyticsSpan, now: Date): Date | null =>
  span === 'all' ? null : new Date(now.getTime() - Number(span) * DAY_MS);

export type Stage = { readonly id: number; readonly position: number; readonly name: string };

/** How far an application came in its job: by position, and over all stages when it led to a hire. */
type Way = { readonly history: History; readonly furthest: number };

/** Stages of several jobs that have one name are told as one, in the order of their mean position. */
type NamedStage = { readonly name: string; readonly stages: ReadonlyMap<number, Stage> };

export function nameStages(stages: readonly Stage[]): NamedStage[] {
  const byName = new Map<string, Stage[]>();
  for (const stage of stages) {
    const key = stage.name.trim().toLowerCase();
    byName.set(key, [...(byName.get(key) ?? []), stage]);
  }
  const mean = (same: readonly Stage[]) => same.reduce((sum, { position }) => sum + position, 0) / same.length;
  return [...byName.values()]
    .toSorted((one, other) => mean(one) - mean(other))
    .map((same) => ({ name: same[0]!.name.trim(), stages: new Map(same.map((stage) => [stage.id, stage])) }));
}

export const waysOf = (histories: readonly History[], stages: ReadonlyMap<number, Stage>): Way[] =>
  histories.map((history) => ({
    history,
    furthest: Math.max(0, ...history.visits.map(({ stageId }) => stages.get(stageId)?.position ?? 0)),
  }));

type Passing = 'passed' | ApplicationStatus;

type Came = { readonly status: ApplicationStatus; readonly furthest: number };

/** What became of somebody in a stage; undefined where they have not come to it. Whoever was moved past a stage has passed it. */
export function passing({ status, furthest }: Came, position: number): Passing | undefined {
  if (furthest < position) return undefined;
  return furthest > position || status === 'hired' ? 'passed' : status;
}

/** The position of a named stage in each job that has it. */
type Positions = ReadonlyMap<number, number>;

function countPassings(ways: readonly Way[], positionOf: (jobId: number) => number | undefined): Record<Passing, number> {
  const counts = { passed: 0, active: 0, rejected: 0, withdrawn: 0, hired: 0 };
  for (const way of ways) {
    const position = positionOf(way.history.jobId);
    const became = position === undefined ? undefined : passing({ status: way.history.status, furthest: way.furthest }, position);
    if (became) counts[became] += 1;
  }
  return counts;
}

export type StageOfJob = Stage & { readonly jobId: number };

const inDays = (from: Date, to: Date): number => Math.max(0, to.getTime() - from.getTime()) / DAY_MS;
const rounded = (days: number | null): number | null => (days === null ? null : Math.round(days * 10) / 10);

/** To a tenth of a day. */
function tellQuartiles(ended: readonly number[], waiting: readonly number[]): Analytics['timeToHire'] {
  const { lower, median, upper, ...counts } = survivalQuartiles(ended, waiting);
  return { lower: rounded(lower), median: rounded(median), upper: rounded(upper), ...counts };
}

/** Positions by job, for each named stage. */
export function positionsOf({ stages }: NamedStage, all: readonly StageOfJob[]): Positions {
  return new Map(all.filter(({ id }) => stages.has(id)).map(({ jobId, position }) => [jobId, position]));
}

export function analyse(histories: readonly History[], stages: readonly StageOfJob[], now: Date): Omit<Analytics, 'jobs'> {
  const ways = waysOf(histories, new Map(stages.map((stage) => [stage.id, stage])));
  const hired = histories.filter(({ status }) => status === 'hired');
  const active = histories.filter(({ status }) => status === 'active');
  return {
    applications: histories.length,
    hired: hired.length,
    stages: nameStages(stages).map((named) => {
      const positions = positionsOf(named, stages);
      const { passed, active: waiting, rejected, withdrawn } = countPassings(ways, (jobId) => positions.get(jobId));
      return {
        name: named.name,
        reached: passed + waiting + rejected + withdrawn,
        ...{ passed, waiting, rejected, withdrawn },
        time: timeIn(named, histories, now),
      };
    }),
    // Nobody knows of the others whether they will be hired: they are counted apart, not as hires that take long.
    timeToHire: {
      ...tellQuartiles(
        hired.map(({ appliedAt, endedAt }) => inDays(appliedAt, endedAt!)),
        [],
      ),
      waiting: active.length,
    },
    sources: SOURCES.map((source) => countSource(source, ways)).filter(({ applications }) => applications > 0),
  };
}

/** Stays that go on count for as long as they have lasted, and are told apart. */
function timeIn({ stages }: NamedStage, histories: readonly History[], now: Date): Analytics['timeToHire'] {
  const visits = histories.flatMap((history) => history.visits).filter(({ stageId }) => stages.has(stageId));
  return tellQuartiles(
    visits.flatMap(({ from, to }) => (to === null ? [] : [inDays(from, to)])),
    visits.flatMap(({ from, to }) => (to === null ? [inDays(from, now)] : [])),
  );
}

function countSource(source: (typeof SOURCES)[number], ways: readonly Way[]): Analytics['sources'][number] {
  const from = ways.filter(({ history }) => history.source === source);
  return {
    source,
    applications: from.length,
    passedFirst: from.filter(({ history, furthest }) => passing({ status: history.status, furthest }, 1) === 'passed').length,
    hired: from.filter(({ history }) => history.status === 'hired').length,
  };
}

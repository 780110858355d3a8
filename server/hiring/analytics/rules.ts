import type { Analytics, Impact } from '#contract/hiring/analytics.ts';
import { type AnalyticsSpan, SOURCES } from '#contract/hiring/analytics-words.ts';
import { SELF_ATTRIBUTES, type SelfAttribute } from '#contract/hiring/self-identification-words.ts';
import { survivalQuartiles } from '#psychometrics';
import type { Member } from '../rules.ts';
import type { ApplicationStatus } from '../tables.ts';
import type { History } from './histories.ts';
import { type GroupOutcome, type ImpactRow, type ImpactTable, impactTable } from './impact.ts';

export const mayReadAnalytics = ({ role }: Pick<Member, 'role'>): boolean => role !== 'interviewer';
/** Who answers for how the organisation selects. */
export const mayReadImpact = ({ role }: Pick<Member, 'role'>): boolean => role === 'owner' || role === 'recruiter';

const DAY_MS = 24 * 60 * 60 * 1000;
export const beginOf = (span: AnalyticsSpan, now: Date): Date | null =>
  span === 'all' ? null : new Date(now.getTime() - Number(span) * DAY_MS);

export type Stage = { readonly id: number; readonly position: number; readonly name: string };

/** How far an application came in its job: by position, and over all stages when it led to a hire. */
type Way = { readonly history: History; readonly furthest: number };

/** Stages of several jobs that have one name are told as one, in the order of their mean position. */
type NamedStage = { readonly name: string; readonly stages: ReadonlyMap<number, Stage> };

function nameStages(stages: readonly Stage[]): NamedStage[] {
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

const waysOf = (histories: readonly History[], stages: ReadonlyMap<number, Stage>): Way[] =>
  histories.map((history) => ({
    history,
    furthest: Math.max(0, ...history.visits.map(({ stageId }) => stages.get(stageId)?.position ?? 0)),
  }));

type Passing = 'passed' | ApplicationStatus;

/** What became of somebody in a stage; undefined where they have not come to it. Whoever was moved past a stage has passed it. */
function passing({ history, furthest }: Way, position: number): Passing | undefined {
  if (furthest < position) return undefined;
  return furthest > position || history.status === 'hired' ? 'passed' : history.status;
}

/** The position of a named stage in each job that has it. */
type Positions = ReadonlyMap<number, number>;

function countPassings(ways: readonly Way[], positionOf: (jobId: number) => number | undefined): Record<Passing, number> {
  const counts = { passed: 0, active: 0, rejected: 0, withdrawn: 0, hired: 0 };
  for (const way of ways) {
    const position = positionOf(way.history.jobId);
    const became = position === undefined ? undefined : passing(way, position);
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
function positionsOf({ stages }: NamedStage, all: readonly StageOfJob[]): Positions {
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
    passedFirst: from.filter((way) => passing(way, 1) === 'passed').length,
    hired: from.filter(({ history }) => history.status === 'hired').length,
  };
}

/** How applicants describe themselves in one respect; whoever did not say is not in it. */
type Groups = ReadonlyMap<number, string>;

type StageImpact = ImpactTable & { readonly name: string | null };

/**
 * For each stage, and for the whole way (null): of those whom the employer has decided about, who was selected, by group. Whoever waits or
 * has withdrawn was neither selected nor rejected, and is in no rate.
 */
export function impactOf(histories: readonly History[], stages: readonly StageOfJob[], groups: Groups): StageImpact[] {
  const ways = waysOf(histories, new Map(stages.map((stage) => [stage.id, stage])));
  const whole = ways.flatMap(({ history: { applicationId, status } }) =>
    status === 'hired' || status === 'rejected' ? [{ applicationId, isSelected: status === 'hired' }] : [],
  );
  const perStage = nameStages(stages).map((named) => {
    const positions = positionsOf(named, stages);
    const decided = ways.flatMap((way) => {
      const position = positions.get(way.history.jobId);
      const became = position === undefined ? undefined : passing(way, position);
      const { applicationId } = way.history;
      return became === 'passed' || became === 'rejected' ? [{ applicationId, isSelected: became === 'passed' }] : [];
    });
    return { name: named.name, ...tableOf(decided, groups) };
  });
  return [...perStage, { name: null, ...tableOf(whole, groups) }];
}

type Decided = { readonly applicationId: number; readonly isSelected: boolean };

function tableOf(decided: readonly Decided[], groups: Groups): ImpactTable {
  const outcomes = new Map<string, GroupOutcome>();
  let unanswered = 0;
  for (const { applicationId, isSelected } of decided) {
    const group = groups.get(applicationId);
    if (group === undefined) {
      unanswered += 1;
      continue;
    }
    const { selected, notSelected } = outcomes.get(group) ?? { selected: 0, notSelected: 0 };
    outcomes.set(group, { group, selected: selected + Number(isSelected), notSelected: notSelected + Number(!isSelected) });
  }
  return impactTable([...outcomes.values()], unanswered);
}

type Identified = { readonly applicationId: number } & { readonly [Attribute in SelfAttribute]: string | null };

/** In each respect in which applicants can describe themselves. */
export function tellImpact(histories: readonly History[], stages: readonly StageOfJob[], identified: readonly Identified[]): Impact {
  return {
    attributes: SELF_ATTRIBUTES.map((attribute) => {
      const said = identified.flatMap((one) => (one[attribute] === null ? [] : [[one.applicationId, one[attribute]] as const]));
      return {
        attribute,
        stages: impactOf(histories, stages, new Map(said)).map(({ rows, ...stage }) => ({ ...stage, rows: rows.map(tellRow) })),
      };
    }),
  };
}

function tellRow(row: ImpactRow) {
  const { group, selected, total, standing } = row;
  const { ratio, low, high, isBelowFourFifths, p } =
    row.standing === 'compared' ? row.impact : { ratio: null, low: null, high: null, isBelowFourFifths: false, p: null };
  return { group, selected, total, standing, ratio, low, high, isBelowFourFifths, p };
}

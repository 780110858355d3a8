import type { Impact } from '#contract/hiring/analytics.ts';
import { SELF_ATTRIBUTES, type SelfAttribute } from '#contract/hiring/self-identification-words.ts';
import type { ApplicationStatus } from '../tables.ts';
import type { History } from './histories.ts';
import { type GroupOutcome, type ImpactRow, type ImpactTable, impactTable } from './impact.ts';
import { nameStages, passing, positionsOf, type StageOfJob, waysOf } from './rules.ts';

type StageImpact = ImpactTable & { readonly name: string | null };

/** How applicants describe themselves in one respect; whoever did not say is not in it. */
type Groups = ReadonlyMap<number, string>;

/** Those of a group whose applications are erased, who came equally far and met the same end. Each is also one of the histories, without a group. */
export type ErasedSum = {
  readonly jobId: number;
  readonly said: string;
  /** The last stage that they came to. */
  readonly stageId: number;
  readonly status: ApplicationStatus;
  readonly people: number;
};

type Counted = {
  readonly jobId: number;
  readonly status: ApplicationStatus;
  readonly furthest: number;
  /** Undefined where it is not known. */
  readonly group: string | undefined;
  readonly people: number;
};

/**
 * For each stage, and for the whole way (null): of those whom the employer has decided about, who was selected, by group. Whoever waits or
 * has withdrawn was neither selected nor rejected, and is in no rate.
 */
export function impactOf(
  histories: readonly History[],
  stages: readonly StageOfJob[],
  groups: Groups,
  erased: readonly ErasedSum[] = [],
): StageImpact[] {
  const byId = new Map(stages.map((stage) => [stage.id, stage]));
  const counted: Counted[] = waysOf(histories, byId).map(({ history: { applicationId, jobId, status }, furthest }) => ({
    ...{ jobId, status, furthest, group: groups.get(applicationId), people: 1 },
  }));
  for (const { jobId, status, said, stageId, people } of erased) {
    const furthest = byId.get(stageId)?.position ?? 0;
    const one = { jobId, status, furthest };
    counted.push({ ...one, group: said, people }, { ...one, group: undefined, people: -people }); // there they are without a group
  }
  const whole = counted.flatMap(({ status, ...one }) =>
    status === 'hired' || status === 'rejected' ? [{ ...one, isSelected: status === 'hired' }] : [],
  );
  const perStage = nameStages(stages).map((named) => {
    const positions = positionsOf(named, stages);
    const decided = counted.flatMap((one) => {
      const position = positions.get(one.jobId);
      const became = position === undefined ? undefined : passing(one, position);
      return became === 'passed' || became === 'rejected' ? [{ ...one, isSelected: became === 'passed' }] : [];
    });
    return { name: named.name, ...tableOf(decided) };
  });
  return [...perStage, { name: null, ...tableOf(whole) }];
}

type Decided = { readonly group: string | undefined; readonly people: number; readonly isSelected: boolean };

function tableOf(decided: readonly Decided[]): ImpactTable {
  const outcomes = new Map<string, GroupOutcome>();
  let unanswered = 0;
  for (const { group, people, isSelected } of decided) {
    if (group === undefined) {
      unanswered += people;
      continue;
    }
    const { selected, notSelected } = outcomes.get(group) ?? { selected: 0, notSelected: 0 };
    outcomes.set(group, {
      group,
      selected: selected + (isSelected ? people : 0),
      notSelected: notSelected + (isSelected ? 0 : people),
    });
  }
  return impactTable([...outcomes.values()], Math.max(0, unanswered));
}

type Identified = { readonly applicationId: number } & { readonly [Attribute in SelfAttribute]: string | null };
type Told = { readonly identified: readonly Identified[]; readonly sums: readonly (ErasedSum & { readonly attribute: SelfAttribute })[] };

/** In each respect in which applicants can describe themselves. */
export function tellImpact(histories: readonly History[], stages: readonly StageOfJob[], { identified, sums }: Told): Impact {
  return {
    attributes: SELF_ATTRIBUTES.map((attribute) => {
      const said = identified.flatMap((one) => (one[attribute] === null ? [] : [[one.applicationId, one[attribute]] as const]));
      const erased = sums.filter((sum) => sum.attribute === attribute);
      return {
        attribute,
        stages: impactOf(histories, stages, new Map(said), erased).map(({ rows, ...stage }) => ({ ...stage, rows: rows.map(tellRow) })),
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

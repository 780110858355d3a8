import { type AdverseImpact, adverseImpact, highestRate, type Selection } from '#psychometrics';

/** A group smaller than this is never shown: a number would tell of persons. */
const MIN_GROUP = 5;
/** Of all who came to the stage. A smaller group is shown apart, and not compared (29 CFR 1607.4 D, question 16 of its Questions and Answers). */
const SMALL_SHARE = 0.02;

/** What became of one group in one stage: only those decided count, since whoever waits may yet be selected. */
export type GroupOutcome = { readonly group: string; readonly selected: number; readonly notSelected: number };

export type ImpactRow = Selection & { readonly group: string } & (
    | { readonly standing: 'reference' }
    | { readonly standing: 'compared'; readonly impact: AdverseImpact }
    /** Under 2 % of the stage. */
    | { readonly standing: 'small' }
  );

export type ImpactTable = {
  readonly rows: readonly ImpactRow[];
  /** Groups that are too small to be shown; how many people they hold is not told. */
  readonly hidden: number;
};

const totalOf = ({ selected, notSelected }: GroupOutcome) => selected + notSelected;

/**
 * Every group of a stage beside the group that is selected most often. `unanswered`: how many were decided of whom no group is known. The
 * numbers of a whole stage stand elsewhere on the page, so whoever is not shown must not be left over alone: while groups are hidden and
 * they and the unanswered together are fewer than five, the next smallest group is hidden too.
 */
export function impactTable(groups: readonly GroupOutcome[], unanswered: number): ImpactTable {
  const bySize = groups.filter((group) => totalOf(group) > 0).toSorted((one, other) => totalOf(other) - totalOf(one));
  let shown = bySize.filter((group) => totalOf(group) >= MIN_GROUP);
  const hiddenPeople = () => unanswered + bySize.filter((group) => !shown.includes(group)).reduce((sum, group) => sum + totalOf(group), 0);
  while (shown.length > 0 && shown.length < bySize.length && hiddenPeople() < MIN_GROUP) shown = shown.slice(0, -1);
  const everybody = bySize.reduce((sum, group) => sum + totalOf(group), unanswered);
  const isSmall = (group: GroupOutcome) => totalOf(group) < SMALL_SHARE * everybody;
  return { rows: compareGroups(shown, isSmall), hidden: bySize.length - shown.length };
}

function compareGroups(shown: readonly GroupOutcome[], isSmall: (group: GroupOutcome) => boolean): ImpactRow[] {
  const selectionOf = (group: GroupOutcome): Selection => ({ selected: group.selected, total: totalOf(group) });
  const compared = Object.fromEntries(shown.filter((group) => !isSmall(group)).map((group) => [group.group, selectionOf(group)]));
  const best = Object.keys(compared).length > 0 ? highestRate(compared) : undefined;
  return shown.map((group): ImpactRow => {
    const row = { group: group.group, ...selectionOf(group) };
    if (isSmall(group)) return { ...row, standing: 'small' };
    if (group.group === best) return { ...row, standing: 'reference' };
    return { ...row, standing: 'compared', impact: adverseImpact(selectionOf(group), compared[best!]!) };
  });
}

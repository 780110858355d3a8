import type { ListedApplication } from '#contract/hiring/candidates.ts';

export type Column = {
  readonly stageId: number;
  readonly name: string;
  readonly cards: readonly ListedApplication[];
  readonly next: string | null;
  /** How many there are, shown or not. */
  readonly count: number;
};

/** The columns with one card first in another column. A stage that the board does not have changes nothing. */
export function moveCard(columns: readonly Column[], card: ListedApplication, stageId: number): Column[] {
  const target = columns.find((column) => column.stageId === stageId);
  if (!target || stageId === card.stageId) return [...columns];
  const moved = { ...card, stageId, stageName: target.name, isLate: false };
  return columns.map((column) => {
    if (column.stageId === card.stageId)
      return {
        ...column,
        cards: column.cards.filter(({ applicationId }) => applicationId !== card.applicationId),
        count: column.count - 1,
      };
    return column.stageId === stageId ? { ...column, cards: [moved, ...column.cards], count: column.count + 1 } : column;
  });
}

import type { Block } from '#contract/written-reports.ts';

export type BlockKind = Block['kind'];
export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;
export type BlockProps<K extends BlockKind> = { readonly block: BlockOf<K>; readonly userId: number };

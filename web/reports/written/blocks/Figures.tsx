import type { BlockProps } from '../block-props.ts';

export function Figures({ block }: BlockProps<'figures'>) {
  return <pre>{JSON.stringify(block)}</pre>; // PLACEHOLDER
}

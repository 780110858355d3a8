import type { BlockProps } from '../BlockView.tsx';

export function Figures({ block }: BlockProps<'figures'>) {
  return <pre>{JSON.stringify(block)}</pre>; // PLACEHOLDER
}

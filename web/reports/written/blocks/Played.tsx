import type { BlockProps } from '../BlockView.tsx';

export function Played({ block }: BlockProps<'played'>) {
  return <pre>{JSON.stringify(block)}</pre>; // PLACEHOLDER
}

import type { BlockProps } from '../BlockView.tsx';

export function Contrasts({ block }: BlockProps<'contrasts'>) {
  return <pre>{JSON.stringify(block)}</pre>; // PLACEHOLDER
}

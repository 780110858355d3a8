import type { BlockProps } from '../BlockView.tsx';

export function SecurenessMap({ block }: BlockProps<'map'>) {
  return <pre>{JSON.stringify(block)}</pre>; // PLACEHOLDER
}

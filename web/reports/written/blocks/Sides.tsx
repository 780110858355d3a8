import type { BlockProps } from '../BlockView.tsx';

export function Sides({ block }: BlockProps<'sides'>) {
  return <pre>{JSON.stringify(block)}</pre>; // PLACEHOLDER
}

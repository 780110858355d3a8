import type { BlockProps } from '../BlockView.tsx';

export function Shares({ block }: BlockProps<'shares'>) {
  return <pre>{JSON.stringify(block)}</pre>; // PLACEHOLDER
}

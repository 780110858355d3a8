import type { BlockProps } from '../BlockView.tsx';

export function Occupations({ block }: BlockProps<'occupations'>) {
  return <pre>{JSON.stringify(block)}</pre>; // PLACEHOLDER
}

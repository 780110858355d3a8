import type { BlockProps } from '../BlockView.tsx';

/** One paragraph. */
export function Prose({ block: { sentences } }: BlockProps<'prose'>) {
  return <p className="max-w-prose text-lg">{sentences.map(({ text }) => text).join(' ')}</p>;
}

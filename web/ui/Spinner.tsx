import { EVEN_PETALS, Wheel } from './Wheel.tsx';

/** The loading mark: the even wheel, its petals lit in turn. Say beside it what is loading. */
export function Spinner({ size = 32 }: { size?: number | undefined }) {
  return <Wheel values={EVEN_PETALS} size={size} spin />;
}

import { useId } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { shareOut } from './share-out.ts';

type Mark = 'full' | 'half' | 'hollow';
type Props = {
  readonly title: string;
  /** Their shares add up to 1. A mark differs in shape, not in colour alone. */
  readonly groups: readonly { readonly name: string; readonly share: number; readonly mark: Mark }[];
};

const IN_A_ROW = 10;
const STEP = 24;

/** A hundred people as a hundred flowers: how many of them are of each kind. */
export function OfAHundred({ title, groups }: Props) {
  const id = useId();
  const counts = shareOut(groups.map(({ share }) => share));
  const marks = groups.flatMap(({ mark }, place) => Array.from({ length: counts[place]! }, () => mark));
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-4">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      <svg viewBox={`0 0 ${IN_A_ROW * STEP} ${IN_A_ROW * STEP}`} className="of-a-hundred" aria-hidden="true">
        {marks.map((mark, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the field is all that a flower is
          <g key={place} transform={`translate(${(place % IN_A_ROW) * STEP + STEP / 2} ${Math.floor(place / IN_A_ROW) * STEP + STEP / 2})`}>
            <Flower mark={mark} />
          </g>
        ))}
      </svg>
      <ul className="grid gap-2">
        {groups.map(({ name, mark }, place) => (
          <li key={name} className="flex items-center gap-3">
            <svg viewBox="-12 -12 24 24" className="of-a-hundred-key" aria-hidden="true">
              <Flower mark={mark} />
            </svg>
            <span>
              <strong className="font-semibold tabular-nums">{counts[place]}</strong> {name}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const PETALS = [0, 60, 120, 180, 240, 300] as const;
const PETAL = 'M0 -1.5 C 3.4 -4.5 2.6 -8.6 0 -10 C -2.6 -8.6 -3.4 -4.5 0 -1.5 Z';

function Flower({ mark }: { readonly mark: Mark }) {
  return (
    <g className={`flower-${mark}`}>
      {PETALS.map((turn, place) => (
        <path
          key={turn}
          d={PETAL}
          transform={`rotate(${turn})`}
          className={mark === 'half' && place % 2 === 1 ? 'flower-open' : undefined}
        />
      ))}
    </g>
  );
}

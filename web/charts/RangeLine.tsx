import { strokes } from './strokes.ts';

const CAP = 5;

type Props = {
  readonly isUpright: boolean;
  readonly across: number;
  readonly from: number;
  readonly to: number;
  readonly isCut: boolean;
};

/** The likely range. Where the chart ends before the range does, it ends in an arrowhead instead of a stroke. */
export function RangeLine({ isUpright, across, from, to, isCut }: Props) {
  const point = (along: number, side = 0): [number, number] => (isUpright ? [across + side, along] : [along, across + side]);
  const beforeEnd = to - (isUpright ? -1 : 1) * CAP;
  const end = isCut ? [point(beforeEnd, -CAP), point(to), point(beforeEnd, CAP)] : [point(to, -CAP), point(to, CAP)];
  const path = strokes([point(from, -CAP), point(from, CAP), null, point(from), point(to), null, ...end]);
  return (
    <>
      <path className="whisker-ground" d={path} />
      <path className="whisker" d={path} />
    </>
  );
}

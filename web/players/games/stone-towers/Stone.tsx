const BODIES = [
  'M-51 3C-54 -11 -33 -18 -5 -18C25 -19 52 -13 52 3C52 15 30 18 0 18C-29 18 -49 15 -51 3Z',
  'M-52 1C-50 -13 -27 -18 2 -18C32 -18 53 -10 51 4C49 16 26 18 -2 18C-32 18 -54 15 -52 1Z',
  'M-50 4C-54 -9 -36 -18 -8 -18C20 -19 50 -15 53 0C54 14 33 18 2 18C-26 18 -46 17 -50 4Z',
] as const;

/** A river stone around (0, 0), 104 wide and 36 high. Each has a mark of its own besides its colour: veins, rings, speckles. */
export function Stone({ stone }: { stone: number }) {
  return (
    <g className={`stone stone-${stone}`}>
      <path className="stone-body" d={BODIES[stone]} />
      <path className="stone-shade" d="M-51 5C-30 12 28 13 52 2C53 15 30 18 0 18C-29 18 -49 16 -51 5Z" />
      <path className="stone-light" d="M-37 -7C-25 -14 8 -16 30 -12C12 -12 -18 -10 -37 -7Z" />
      <Mark stone={stone} />
    </g>
  );
}

function Mark({ stone }: { stone: number }) {
  if (stone === 0)
    return (
      <path className="stone-mark" d="M-40 6C-24 -3 -13 8 2 1S27 -4 42 4M-29 12C-14 5 -2 13 12 8S28 5 35 10M-24 -6C-10 -11 6 -4 22 -9" />
    );
  if (stone === 1)
    return (
      <g className="stone-mark">
        <ellipse cx="-27" cy="3" rx="15" ry="7.500" />
        <ellipse cx="-27" cy="3" rx="8" ry="3.700" />
        <ellipse cx="27" cy="3" rx="15" ry="7.500" />
        <ellipse cx="27" cy="3" rx="8" ry="3.700" />
      </g>
    );
  return (
    <g className="stone-speckles">
      {SPECKLES.map(([x, y, r]) => (
        <ellipse key={x} cx={x} cy={y} rx={r} ry={r * 0.72} />
      ))}
    </g>
  );
}

const SPECKLES = [
  [-39, 3, 3.4],
  [-30, 10, 2.2],
  [-27, -5, 2.4],
  [-17, 5, 3.6],
  [-8, 12, 2.2],
  [-4, -7, 2],
  [7, 4, 3.2],
  [16, 11, 2.4],
  [20, -6, 2.6],
  [30, 4, 3.6],
  [41, -2, 2.2],
] as const;

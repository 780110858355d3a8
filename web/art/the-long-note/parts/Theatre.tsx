import { dim, earth, red } from './colours.ts';

/** A heavy curtain from the ceiling to `to`, between two x: its folds, and a gold hem. */
export const Curtain = ({ from = -20, until = 1220, to = 760 }: { from?: number; until?: number; to?: number }) => {
  const count = Math.round((until - from) / 80);
  const wide = (until - from) / count;
  return (
    <>
      <path d={`M${from} -20H${until}V${to}H${from}Z`} fill={red.deep} />
      <path
        d={Array.from({ length: count }, (_, index) => {
          const x = Math.round(from + index * wide);
          return `M${x} -20H${x + Math.round(wide * 0.42)}C${x + Math.round(wide * 0.5)} 200 ${x + Math.round(wide * 0.3)} 500 ${x + Math.round(wide * 0.46)} ${to}H${x}C${x + 8} 480 ${x - 6} 220 ${x} -20Z`;
        }).join('')}
        fill="#7a1a22"
      />
      <path d={`M${from} ${to - 34}H${until}V${to - 18}H${from}Z`} fill="#d9a441" />
    </>
  );
};

/** The boards of a stage, from y 700 down. */
export const Boards = ({ isDark = false }: { isDark?: boolean }) => (
  <>
    <path d="M-20 700H1220V920H-20Z" fill={isDark ? dim.deep : '#9a6a3f'} />
    <path
      d="M-20 760H1220M-20 830H1220M200 700L110 920M420 700L380 920M640 700L650 920M860 700L930 920M1080 700L1200 920"
      stroke={isDark ? dim.ink : earth.dark}
      strokeWidth="4"
      opacity="0.6"
    />
  </>
);

const STARS = [
  [34, 46, 1.4],
  [92, 24, 1],
  [140, 78, 1.1],
  [196, 30, 1.6],
  [262, 62, 1],
  [318, 22, 1.3],
  [374, 84, 1.1],
  [432, 40, 1.5],
  [458, 118, 1],
  [24, 138, 1.1],
  [66, 206, 0.9],
  [418, 190, 1.2],
] as const;

/** The glints of the moon on the water: left end, height, length. */
const GLINTS = [
  [206, 586, 68],
  [176, 608, 96],
  [214, 630, 88],
  [150, 656, 132],
  [190, 684, 128],
  [128, 716, 164],
] as const;

/** A night sky, hills and a river: the ground of the panel. The middle stays dark, so that text reads well upon it. */
export function NightRiver({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 480 760" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id="night-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#161937" />
          <stop offset="0.7" stopColor="#232760" />
          <stop offset="1" stopColor="#2c3175" />
        </linearGradient>
        <linearGradient id="night-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1c3358" />
          <stop offset="1" stopColor="#101a38" />
        </linearGradient>
      </defs>
      <rect width="480" height="760" fill="url(#night-sky)" />
      {STARS.map(([x, y, radius]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} fill="#f3eee2" opacity="0.8" />
      ))}
      <path d="M0 520C70 476 118 490 176 514S300 470 356 486s92 22 124 8V580H0Z" fill="#1b1f4c" />
      <path d="M0 552C60 530 132 540 200 554s150-26 280-6V600H0Z" fill="#151839" />
      <path d="M0 566C110 556 190 572 260 566s150-8 220 2V760H0Z" fill="url(#night-water)" />
      {GLINTS.map(([x, y, length]) => (
        <path
          key={y}
          d={`M${x} ${y}q${length / 4} -4 ${length / 2} 0t${length / 2} 0`}
          fill="none"
          stroke="#f5b13d"
          strokeWidth="2.5"
          strokeLinecap="round"
          opacity="0.45"
        />
      ))}
      <path
        d="M0 640q60-10 120 0M360 662q60 10 120 0M20 708q50-8 96 0M372 622q44-8 92 0"
        fill="none"
        stroke="#5cc9c0"
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.3"
      />
    </svg>
  );
}

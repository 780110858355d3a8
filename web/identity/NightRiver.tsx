/** Left, top (percent) and size (pixels) of each star. */
const STARS = [
  [6, 5, 3],
  [19, 11, 2],
  [31, 3, 2],
  [64, 6, 2],
  [80, 3, 3],
  [92, 10, 2],
  [86, 22, 2],
  [9, 24, 2],
  [96, 33, 3],
  [4, 41, 2],
] as const;

/** The glints of the wheel on the water: left end, height, length. */
const GLINTS = [
  [206, 106, 68],
  [176, 128, 96],
  [214, 150, 88],
  [150, 176, 132],
  [190, 204, 128],
] as const;

export function Stars() {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10 max-lg:hidden">
      {STARS.map(([left, top, size]) => (
        <span
          key={`${left}-${top}`}
          className="absolute rounded-full bg-white/80"
          style={{ left: `${left}%`, top: `${top}%`, width: size, height: size }}
        />
      ))}
    </div>
  );
}

/** Hills and a river at night, for the foot of a dark panel. */
export function NightRiver({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 480 240" preserveAspectRatio="xMidYMin slice" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id="night-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1c3358" />
          <stop offset="1" stopColor="#101a38" />
        </linearGradient>
      </defs>
      <path d="M0 40C70-4 118 10 176 34S300-10 356 6s92 22 124 8V100H0Z" fill="#1b1f4c" />
      <path d="M0 72C60 50 132 60 200 74s150-26 280-6V120H0Z" fill="#151839" />
      <path d="M0 86C110 76 190 92 260 86s150-8 220 2V240H0Z" fill="url(#night-water)" />
      {GLINTS.map(([x, y, length]) => (
        <path
          key={y}
          d={`M${x} ${y}q${length / 4} -4 ${length / 2} 0t${length / 2} 0`}
          fill="none"
          stroke="#f5b13d"
          strokeWidth="2.5"
          strokeLinecap="round"
          opacity="0.5"
        />
      ))}
      <path
        d="M0 160q60-10 120 0M360 182q60 10 120 0M20 216q50-8 96 0M372 142q44-8 92 0"
        fill="none"
        stroke="#5cc9c0"
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.3"
      />
    </svg>
  );
}

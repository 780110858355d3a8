/** A pond at dusk with a ring of twelve lotuses that face each other; one more has just opened. */
export function LotusPond({ label }: { readonly label: string }) {
  return (
    <svg viewBox="-160 -130 320 260" role="img" aria-label={label} className="lotus-pond">
      <ellipse rx="152" ry="112" className="pond-water" />
      {RINGS.map((ring) => (
        <ellipse key={ring} rx={ring} ry={ring * 0.72} className="pond-ring" />
      ))}
      {PLACES.map(({ x, y, size }, place) => (
        <g key={`${x}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <ellipse cx="2" cy="7" rx="19" ry="7" className="pond-leaf" />
          <Lotus isNew={place === NEWEST} />
        </g>
      ))}
      <circle r="17" className="pond-light" />
      <circle r="7" className="pond-moon" />
    </svg>
  );
}

const RINGS = [34, 62, 128] as const;
const COUNT = 12;
const NEWEST = 2;
const PLACES = Array.from({ length: COUNT }, (_, place) => {
  const angle = (2 * Math.PI * place) / COUNT - Math.PI / 2;
  const y = Math.round(72 * Math.sin(angle));
  return { x: Math.round(104 * Math.cos(angle) * 10) / 10 + place / 1_000, y, size: Math.round((0.92 + y / 450) * 100) / 100 };
});

const SIDES = [-58, -30, 0, 30, 58] as const;

function Lotus({ isNew }: { readonly isNew: boolean }) {
  return (
    <g className={isNew ? 'lotus-new' : undefined}>
      {SIDES.map((turn) => (
        <path key={turn} d="M0 6 C 9 0 7 -13 0 -20 C -7 -13 -9 0 0 6 Z" transform={`rotate(${turn} 0 6)`} className="lotus-petal" />
      ))}
      <path d="M0 6 C 6 1 5 -8 0 -14 C -5 -8 -6 1 0 6 Z" className="lotus-heart" />
    </g>
  );
}

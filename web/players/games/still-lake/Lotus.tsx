const BACK_PETALS = [-76, -50, -25, 0, 25, 50, 76];
const FRONT_PETALS = [-62, -34, 34, 62];

/** A lotus in full bloom, its foot at 0 0, about 64 wide. */
export function Lotus() {
  return (
    <g className="lake-lotus">
      <ellipse className="lake-lotus-glow" cy="-12" rx="46" ry="32" />
      {BACK_PETALS.map((turn) => (
        <path key={turn} className="lake-petal-back" d="M0 0C-10 -9 -9 -26 0 -35C9 -26 10 -9 0 0Z" transform={`rotate(${turn})`} />
      ))}
      {FRONT_PETALS.map((turn) => (
        <path key={turn} className="lake-petal-side" d="M0 2C-9 -6 -8 -19 0 -27C8 -19 9 -6 0 2Z" transform={`rotate(${turn})`} />
      ))}
      <path className="lake-petal-front" d="M0 4C-12 -3 -11 -16 0 -24C11 -16 12 -3 0 4Z" />
      <path className="lake-petal-front" d="M-5 4C-18 1 -21 -9 -15 -17C-6 -13 -2 -5 -5 4ZM5 4C18 1 21 -9 15 -17C6 -13 2 -5 5 4Z" />
      <circle className="lake-lotus-heart" cy="-14" r="4" />
    </g>
  );
}

/** A pad with its bud, closed. */
export function LilyPad() {
  return (
    <g>
      <ellipse className="lake-pad-shade" cx="1" cy="5" rx="33" ry="11" />
      <path className="lake-pad" d="M0 2L24 -6A32 11 0 1 1 13 -8.6Z" />
      <path className="lake-pad-vein" d="M0 2L-26 -2M0 2L-18 8M0 2L4 12M0 2L24 6" />
      <path className="lake-bud" d="M0 2C-6 -2 -5 -10 0 -15C5 -10 6 -2 0 2Z" />
    </g>
  );
}

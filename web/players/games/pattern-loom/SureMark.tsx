/** A thread pulled tight, or one that hangs loose: sure, or not sure. The words beside it say the same. */
export function SureMark({ isSure }: { isSure: boolean }) {
  return (
    <svg className="loom-sure-mark" viewBox="0 0 48 24" aria-hidden="true" focusable="false">
      <path className="loom-sure-peg" d="M6 3V21M42 3V21" />
      <path className="loom-sure-thread" d={isSure ? 'M6 12H42' : 'M6 9C14 9 15 20 21 17S22 7 28 10S36 17 42 9'} />
      {isSure && <path className="loom-sure-knot" d="M24 7L29 12L24 17L19 12Z" />}
    </svg>
  );
}

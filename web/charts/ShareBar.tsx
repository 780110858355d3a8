const HUNDRED = 100;

/** So many of a hundred, as a bar. The number is beside it, so it says nothing to those who cannot see it. */
export const ShareBar = ({ share }: { share: number }) => (
  <span aria-hidden="true" className="share-bar">
    {share > 0 && <span style={{ inlineSize: `${Math.min(HUNDRED, share)}%` }} />}
  </span>
);

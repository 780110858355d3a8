import { useTranslation } from 'react-i18next';

const PARTS = [
  [0.88, 'nearly'],
  [0.75, 'threeQuarters'],
  [0.66, 'twoThirds'],
  [0.5, 'half'],
  [0.33, 'third'],
  [0.25, 'quarter'],
  [0.1, 'some'],
  [0, 'begun'],
] as const;

/** How much of a game is done, in parts: an end that can come sooner is not counted down to. */
export function PartsDone({ share }: { share: number }) {
  const { t } = useTranslation('games');
  const [, part] = PARTS.find(([from]) => share >= from) ?? PARTS.at(-1)!;
  return (
    <p className="game-parts">
      <span className="game-parts-track" aria-hidden="true">
        <span style={{ width: `${100 * Math.min(1, Math.max(0, share))}%` }} />
      </span>
      {t(`parts.${part}`)}
    </p>
  );
}

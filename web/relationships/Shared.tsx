import { useWords } from './use-words.ts';

const POINTS = ['page', 'sides', 'name', 'not', 'end'] as const;

/** What two people agree to, in the same words for both. */
export function Shared({ other }: { other: string }) {
  const { t } = useWords();
  return (
    <ul className="grid max-w-prose list-disc gap-2 ps-5">
      {POINTS.map((point) => (
        <li key={point}>{t(`shared.${point}`, { other })}</li>
      ))}
    </ul>
  );
}

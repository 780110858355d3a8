type PetalRowProps = { readonly done: number; readonly total: number; readonly perGroup: number };

const PETAL = 'M10 2 C17 9 17 21 10 28 C3 21 3 9 10 2 Z';

/** Petals of a course: filled for each day of practice. The sentence under it says the same. */
export function PetalRow({ done, total, perGroup }: PetalRowProps) {
  const groups = Array.from({ length: Math.ceil(total / perGroup) }, (_, group) =>
    Array.from({ length: Math.min(perGroup, total - group * perGroup) }, (_petal, index) => group * perGroup + index),
  );
  return (
    <div aria-hidden="true" className="practice-petals">
      {groups.map((group) => (
        <span key={group[0]} className="practice-petal-week">
          {group.map((day) => (
            <svg key={day} viewBox="0 0 20 30" className="practice-petal" aria-hidden="true" data-full={day < done || undefined}>
              <path d={PETAL} />
            </svg>
          ))}
        </span>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { TestPicture } from '#web/players/TestPicture.tsx';

type BigCardProps = {
  readonly test: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly facts: string;
  /** How much of it is done, drawn along the picture. */
  readonly share?: number;
  readonly children: ReactNode;
  readonly action: ReactNode;
};

/** One test, large: its picture, and what one needs to know to begin. */
export function BigCard({ test, eyebrow, title, facts, share = 0, children, action }: BigCardProps) {
  return (
    <section aria-labelledby="suggested-test" className="big-card">
      <div className="big-card-picture">
        <TestPicture test={test} shape="aspect-[16/9] max-md:max-h-72 md:aspect-auto md:h-full" />
        {share > 0 && <span aria-hidden="true" className="big-card-done" style={{ width: `${100 * share}%` }} />}
      </div>
      <div className="big-card-words">
        <p className="text-sm font-semibold text-accent-ink">{eyebrow}</p>
        <h2 id="suggested-test" className="text-3xl lg:text-4xl">
          {title}
        </h2>
        <p className="text-sm font-semibold">{facts}</p>
        {children}
        <div className="mt-2 flex flex-wrap gap-3">{action}</div>
      </div>
    </section>
  );
}

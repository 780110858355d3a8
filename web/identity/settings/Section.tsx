import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** What was just done here. */
  readonly done?: string | undefined;
  readonly children: ReactNode;
};

/** One matter of the settings, on a sheet of its own. */
export function Section({ id, title, lead, done, children }: Props) {
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {lead && <p className="max-w-prose text-muted">{lead}</p>}
      {done && (
        <Notice key={done} tone="good" takesFocus>
          {done}
        </Notice>
      )}
      {children}
    </Card>
  );
}

import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { BackButton } from './BackButton.tsx';

type Props = {
  readonly wide?: boolean;
  /** The width of the report, where that is not the frame's. */
  readonly className?: string;
  readonly children: ReactNode;
};

/** A report's page. The way back stands above what comes and goes while a report arrives: a press on it is never lost to an exchange. */
export function ReportPage({ wide = true, className, children }: Props) {
  return (
    <PageFrame wide={wide}>
      <div className={classes('grid grid-cols-1 gap-6', className)}>
        <BackButton />
        {children}
      </div>
    </PageFrame>
  );
}

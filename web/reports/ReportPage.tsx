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

/** A report's page. The Back button stays where it is when the report replaces its outline, so that no press on it is lost. */
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

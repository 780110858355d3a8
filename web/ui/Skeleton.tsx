import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';

export type SkeletonProps = {
  /** Any CSS length; a number is pixels. Give the size that the content will have, so that nothing moves when it comes. */
  width?: string | number | undefined;
  height?: string | number | undefined;
  className?: string | undefined;
};

export function Skeleton({ width = '100%', height = '1.2em', className }: SkeletonProps) {
  return <div aria-hidden="true" className={classes('skeleton', className)} style={{ width, height }} />;
}

/** Stands around the skeletons of a page and says once that it is loading. */
export function WaitingRegion({
  children,
  label,
  className,
}: {
  children: ReactNode;
  label?: string | undefined;
  className?: string | undefined;
}) {
  const { t } = useTranslation('ui');
  return (
    <div aria-busy="true" data-waiting className={className}>
      <p role="status" className="sr-only">
        {label ?? t('waiting')}
      </p>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import { RetryButton } from './RetryButton.tsx';
import { Wheel } from './Wheel.tsx';

export type FailedProps = {
  title?: ReactNode;
  /** What happened, in plain words. */
  children: ReactNode;
  onRetry?: (() => void) | undefined;
  /** From when on that can help; see RetryButton. */
  retryAt?: number | undefined;
  /** 1 where it takes the place of the whole page. */
  level?: 1 | 2 | 3 | undefined;
  /** Another way on, such as a link. */
  action?: ReactNode;
  className?: string | undefined;
};

const BROKEN = [1, 1, 1, 1, null, 1, 1, 1, 1, 1, 1, 1];

/** A page or part that could not be shown: what happened, and a way on. */
export function Failed({ title, children, onRetry, retryAt, level = 2, action, className }: FailedProps) {
  const { t } = useTranslation('ui');
  const Heading = `h${level}` as const;
  return (
    <div className={classes('grid justify-items-center gap-3 px-4 py-10 text-center', className)}>
      <div role="alert" className="grid justify-items-center gap-3">
        <Wheel values={BROKEN} size={72} />
        <Heading className="text-2xl">{title ?? t('failed.title')}</Heading>
        <div className="max-w-prose text-muted">{children}</div>
      </div>
      {(onRetry || action) && (
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {onRetry && <RetryButton onRetry={onRetry} retryAt={retryAt} />}
          {action}
        </div>
      )}
    </div>
  );
}

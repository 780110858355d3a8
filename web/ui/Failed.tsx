import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { Wheel } from './Wheel.tsx';

export type FailedProps = {
  title?: ReactNode;
  /** What happened, in plain words. */
  children: ReactNode;
  onRetry?: (() => void) | undefined;
  /** 1 where it stands in for the whole page. */
  level?: 1 | 2 | 3 | undefined;
  /** Another way on, such as a link. */
  action?: ReactNode;
  className?: string | undefined;
};

const BROKEN = [1, 1, 1, 1, null, 1, 1, 1, 1, 1, 1, 1];

/** A page or part that could not be shown: what happened, and a way on. */
export function Failed({ title, children, onRetry, level = 2, action, className }: FailedProps) {
  const { t } = useTranslation('ui');
  const Heading = `h${level}` as const;
  return (
    <div role="alert" className={classes('grid justify-items-center gap-3 px-4 py-10 text-center', className)}>
      <Wheel values={BROKEN} size={72} />
      <Heading className="text-2xl">{title ?? t('failed.title')}</Heading>
      <div className="max-w-prose text-muted">{children}</div>
      {(onRetry || action) && (
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              {t('failed.retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

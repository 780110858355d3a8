import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { type Tone, ToneIcon } from './icons.tsx';

export type NoticeProps = {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** The answer to what was just pressed: the focus goes to it when it appears. */
  takesFocus?: boolean | undefined;
  className?: string | undefined;
};

const colourOf = { info: 'border-indigo text-indigo', good: 'border-good text-good', danger: 'border-danger text-danger' } as const;
const roleOf = { info: 'note', good: 'status', danger: 'alert' } as const;

export function Notice({ tone, title, children, action, takesFocus = false, className }: NoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={element}
      role={roleOf[tone]}
      tabIndex={takesFocus ? -1 : undefined}
      className={classes('flex gap-3 rounded-control border bg-surface p-4 outline-none', colourOf[tone], className)}
    >
      <span className="shrink-0">
        <ToneIcon tone={tone} />
      </span>
      <div className="grid min-w-0 grow gap-1 text-ink">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="wrap-anywhere">{children}</div>}
        {action && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}

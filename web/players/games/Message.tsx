import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { useEnterKey } from './use-enter-key.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

type MessageProps = {
  readonly ornament: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly next: string;
  readonly isWaiting?: boolean;
  /** What stands between the text and the way on. */
  readonly children?: ReactNode;
  readonly onNext: () => void;
};

const SETTLE_MS = 400;

/** A quiet screen between two trials: one thing said, one way on. */
export function Message({ ornament, title, text, next, isWaiting = false, children, onNext }: MessageProps) {
  const heading = useHeadingFocus();
  useEnterKey(() => {
    if (!isWaiting) onNext();
  }, SETTLE_MS);
  return (
    <div className="game-message">
      {ornament}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {children}
      <Button onClick={onNext} busy={isWaiting}>
        {next}
      </Button>
    </div>
  );
}

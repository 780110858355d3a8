import { Button } from '#web/ui/Button.tsx';
import { LoomOrnament, type OrnamentTone } from './LoomOrnament.tsx';
import { useEnterKey } from './use-enter-key.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

type MessageProps = {
  readonly tone: OrnamentTone;
  readonly title: string;
  readonly text: string;
  readonly next: string;
  readonly isWaiting?: boolean;
  readonly onNext: () => void;
};

const SETTLE_MS = 400;

/** A quiet screen between two matrices: one thing said, one way on. */
export function Message({ tone, title, text, next, isWaiting = false, onNext }: MessageProps) {
  const heading = useHeadingFocus();
  useEnterKey(() => {
    if (!isWaiting) onNext();
  }, SETTLE_MS);
  return (
    <div className="loom-message">
      <LoomOrnament tone={tone} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <Button onClick={onNext} busy={isWaiting}>
        {next}
      </Button>
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';

type Props = {
  readonly label: string;
  /** What a screen reader says of it, where several look alike. */
  readonly of?: string | undefined;
  readonly sure: ReactNode;
  readonly yes: string;
  readonly keep: string;
  readonly isBusy: boolean;
  readonly onYes: () => unknown;
};

/** A button for what cannot be undone: it is done after one has read what that does. */
export function SureButton({ label, of, sure, yes, keep, isBusy, onYes }: Props) {
  const [isSure, setSure] = useState(false);
  if (!isSure)
    return (
      <Button variant="quiet" className="justify-self-start" aria-label={of} onClick={() => setSure(true)}>
        {label}
      </Button>
    );
  return (
    <div className="grid gap-3 rounded-control border border-line bg-raised p-4">
      <p role="alert">{sure}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={isBusy} onClick={() => void onYes()}>
          {yes}
        </Button>
        <Button variant="quiet" onClick={() => setSure(false)}>
          {keep}
        </Button>
      </div>
    </div>
  );
}

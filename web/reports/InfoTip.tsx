import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { ToneIcon } from '#web/ui/icons.tsx';

/** A round "i" that shows and hides a short text; any press outside it, and Escape, closes it. */
export function InfoTip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Popover.Root>
      <Popover.Trigger className="icon-button" aria-label={label}>
        <ToneIcon tone="info" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} collisionPadding={12} className="z-30">
          <Popover.Popup className="info-tip">
            <Popover.Description>{children}</Popover.Description>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { ToneIcon } from './icons.tsx';

export type PopupProps = {
  open: boolean;
  onClose: () => void;
  tone: 'good' | 'danger';
  title: ReactNode;
  children?: ReactNode;
  /** Milliseconds until it closes by itself: 2.5 s for good news; bad news stays until it is closed. */
  closeAfter?: number | undefined;
  /** Where the focus goes when it closes; `false` leaves it to the page that comes. */
  finalFocus?: false | (() => HTMLElement | null) | undefined;
};

/** A short word about what just happened: "Login Successful!". */
export function Popup({ open, onClose, tone, title, children, closeAfter = tone === 'good' ? 2500 : undefined, finalFocus }: PopupProps) {
  const { t } = useTranslation('ui');
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || closeAfter === undefined) return;
    const timer = setTimeout(() => close(), closeAfter);
    return () => clearTimeout(timer);
  }, [open, closeAfter]);
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-center p-4">
          <Base.Popup
            {...(finalFocus === undefined ? {} : { finalFocus })}
            className="dialog max-w-sm justify-items-center gap-3 overflow-y-auto p-7 text-center"
          >
            <span className={classes('grid justify-center', tone === 'good' ? 'text-good' : 'text-danger')}>
              <ToneIcon tone={tone} size={44} />
            </span>
            <Base.Title className="text-2xl">{title}</Base.Title>
            {children && <Base.Description render={<div />}>{children}</Base.Description>}
            <Base.Close render={<Button variant={tone === 'good' ? 'quiet' : 'secondary'} className="mt-2" />}>
              {t('dialog.close')}
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

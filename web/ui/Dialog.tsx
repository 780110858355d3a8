import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import { CrossIcon } from './icons.tsx';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot; they stay in sight while the text scrolls. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large' | undefined;
};

const widthOf = { small: 'max-w-md', medium: 'max-w-xl', large: 'max-w-3xl' } as const;

/** A modal window: it traps the focus, closes by Escape, the x or a press outside, and locks the page's scroll while it is open. */
export function Dialog({ open, onClose, title, children, actions, size = 'medium' }: DialogProps) {
  const { t } = useTranslation('ui');
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-center p-4">
          <Base.Popup className={classes('dialog', widthOf[size])}>
            <header className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-7 sm:pt-6">
              <Base.Title className="grow text-2xl">{title}</Base.Title>
              <Base.Close className="icon-button -me-2 -mt-1.5" aria-label={t('dialog.close')}>
                <CrossIcon />
              </Base.Close>
            </header>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
            <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pb-6 sm:px-7" tabIndex={0}>
              {children}
            </div>
            {actions && <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-7">{actions}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

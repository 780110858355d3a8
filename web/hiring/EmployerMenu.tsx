import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { CrossIcon, MenuIcon } from '#web/ui/icons.tsx';
import { EmployerLogOut } from './EmployerLogOut.tsx';

/** The screens of the navigation, in its order (specification, 2.7). */
const SCREENS = [
  ['home', '/home/employer'],
  ['postJob', '/home/post-job'],
  ['manageJobs', '/home/manage-jobs'],
  ['candidates', '/home/candidates'],
  ['analytics', '/analytics'],
  ['settings', '/settings'],
] as const;
export type EmployerScreen = (typeof SCREENS)[number][0];

type Props = {
  /** Where the reader is; a screen that the navigation does not name has none. */
  readonly screen: EmployerScreen | undefined;
  readonly onLeaving: (isLeaving: boolean) => void;
};

/** The navigation along the top. */
export function EmployerBar(props: Props) {
  const { t } = useTranslation('hiring');
  return (
    <nav aria-label={t('frame.navigation')} className="employer-bar">
      <Screens {...props} />
    </nav>
  );
}

/** The same on a small screen: a menu at the side, opened by a button, closed by it, by Escape, beside it, and by going anywhere. */
export function EmployerSideMenu(props: Props) {
  const { t } = useTranslation('hiring');
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) menu.current?.showModal();
    else menu.current?.close(); // gives the focus back to the button
  }, [isOpen]);
  const close = () => setOpen(false);
  return (
    <div className="employer-side">
      <button
        type="button"
        className="employer-tool"
        aria-label={t('frame.openMenu')}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the menu; by keyboard it closes with Escape, which the browser tells as `close` */}
      <dialog
        ref={menu}
        aria-label={t('frame.menu')}
        className="employer-side-menu"
        onClose={close}
        onClick={({ target }) => {
          if (target === menu.current || (target as Element).closest('a')) close();
        }}
      >
        <div className="grid gap-1 p-4">
          <button type="button" className="employer-tool justify-self-end" aria-label={t('frame.closeMenu')} onClick={close}>
            <CrossIcon />
          </button>
          <nav aria-label={t('frame.navigation')} className="grid gap-1">
            <Screens {...props} />
          </nav>
        </div>
      </dialog>
    </div>
  );
}

function Screens({ screen, onLeaving }: Props) {
  const { t } = useTranslation('hiring');
  return (
    <>
      {SCREENS.map(([name, address]) => (
        <LocalLink key={name} to={address} className="employer-link" aria-current={name === screen ? 'page' : undefined}>
          {t(`frame.${name}`)}
        </LocalLink>
      ))}
      <EmployerLogOut className="employer-link cursor-pointer text-start" onLeaving={onLeaving} />
    </>
  );
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { classes } from './classes.ts';
import { ChevronIcon, PersonIcon } from './icons.tsx';
import { useSignedInName } from './use-signed-in.ts';

const CHOICES = [
  ['jobSeeker', '/job-seeker'],
  ['employer', '/employer'],
] as const;

/** Who one is: it leads to what there is for such people. Without a script it opens and closes too. */
export function IAmMenu() {
  const { t } = useTranslation('ui');
  const menu = useMenu();
  const name = useSignedInName();
  const isSignedIn = typeof name === 'string';
  const choices = [...CHOICES, ['individual', isSignedIn ? '/home' : '/signup'] as const];
  return (
    // On a phone the header of a person has no room for it; the footer leads to the same pages.
    <nav
      aria-label={t('frame.iAm.title')}
      className={classes('i-am', isSignedIn && 'max-md:hidden', name === undefined && 'account-waiting')}
    >
      <details ref={menu}>
        <summary className="header-link">
          <PersonIcon size={22} />
          <span className="max-md:sr-only">{t('frame.iAm.title')}</span>
          <ChevronIcon size={16} />
        </summary>
        <ul>
          {choices.map(([who, to]) => (
            <li key={who}>
              <LocalLink to={to} onClick={() => close(menu.current)}>
                <strong>{t(`frame.iAm.${who}.title`)}</strong>
                <span>{t(`frame.iAm.${who}.text`)}</span>
              </LocalLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

const close = (menu: HTMLDetailsElement | null) => menu?.removeAttribute('open');

/** It closes by Escape, by a press outside of it, and when the focus goes elsewhere. */
function useMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !menu.contains(target);
    const onPress = (event: PointerEvent) => isOutside(event.target) && close(menu);
    const onLeave = (event: FocusEvent) => isOutside(event.relatedTarget) && close(menu);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      close(menu);
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    menu.addEventListener('focusout', onLeave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      menu.removeEventListener('focusout', onLeave);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return ref;
}

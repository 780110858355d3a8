import type { KeyboardEvent, SVGAttributes } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

type Pressable = {
  /** What is written on it: whoever speaks to the machine says that. */
  readonly seen: string;
  /** The whole of it, for those who cannot see it. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly onPress: () => void;
};

/** Makes a part of a drawing a button. A drawing is one stop of the Tab key; arrows go from one of its parts to the next. */
export const pressable = ({ seen, name, isFirst, onPress }: Pressable): SVGAttributes<SVGElement> => ({
  role: 'button',
  tabIndex: isFirst ? 0 : -1,
  'aria-label': name.startsWith(seen) ? name : `${seen}: ${name}`,
  className: 'pressable',
  onClick: onPress,
  onKeyDown: (event) => {
    if (event.key === 'Enter' || event.key === ' ') onPress();
    else if (!moveFocus(event)) return;
    event.preventDefault();
  },
});

function moveFocus({ key, currentTarget }: KeyboardEvent<SVGElement>): boolean {
  const all = [...(currentTarget.ownerSVGElement?.querySelectorAll<SVGElement>('[role=button]') ?? [])];
  const step = STEPS[key];
  const to = step === undefined ? { Home: 0, End: all.length - 1 }[key] : (all.indexOf(currentTarget) + step + all.length) % all.length;
  if (to === undefined) return false;
  all[to]?.focus();
  return true;
}

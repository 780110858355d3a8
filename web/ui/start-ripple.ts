import type { PointerEvent } from 'react';

const RIPPLE_MS = 600; // specification, section 9

/** Draws a circle that spreads from the point of the press, on the `::after` of the control. */
export function startRipple(event: PointerEvent<HTMLElement>): void {
  const control = event.currentTarget;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const box = control.getBoundingClientRect();
  control.style.setProperty('--ripple-x', `${event.clientX - box.left}px`);
  control.style.setProperty('--ripple-y', `${event.clientY - box.top}px`);
  control.style.setProperty('--ripple-size', `${2 * Math.hypot(box.width, box.height)}px`);
  control.animate(
    [
      { transform: 'translate(-50%, -50%) scale(0)', opacity: 0.28 },
      { transform: 'translate(-50%, -50%) scale(1)', opacity: 0 },
    ],
    { duration: RIPPLE_MS, easing: 'ease-out', pseudoElement: '::after' },
  );
}

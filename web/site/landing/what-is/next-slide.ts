/** A swipe has to be longer than this (specification, sections 2.2 and 9). */
const SWIPE_OVER_PX = 50;

/** From 0 to the last slide. */
export const clampSlide = (index: number, last: number): number => Math.min(last, Math.max(0, index));

/** Where a finger that went `deltaX` sideways takes a reader: to the left is on, to the right is back. */
export function nextSlide(index: number, deltaX: number, last: number): number {
  const isSwipe = Math.abs(deltaX) > SWIPE_OVER_PX;
  return clampSlide(isSwipe ? index - Math.sign(deltaX) : index, last);
}

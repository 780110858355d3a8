import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { BOARD, poleAt } from './places.ts';
import type { Tower } from './use-tower.ts';

/** A hand that trembles does not drag. */
const MIN_DRAG_PX = 10;

type Point = { readonly x: number; readonly y: number };
type Drag = {
  /** Where the dragged stone is, in units of the board; null when none is. */
  readonly at: Point | null;
  /** A drag has just ended: the click that follows it is no press of its own. */
  readonly hasDragged: () => boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
};

/** Drags the top stone of a pole to another: by mouse, pen or finger. A short press stays a press of the pole's button. */
export function useDrag(board: RefObject<HTMLElement | null>, { poles, lift, move, putBack }: Tower): Drag {
  const [at, setAt] = useState<Point | null>(null);
  const begun = useRef<{ x: number; y: number; pole: number } | null>(null);
  const isDragging = useRef(false);
  const hasJustDragged = useRef(false);

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = board.current!.getBoundingClientRect();
    return { x: ((clientX - box.left) / box.width) * BOARD.width, y: ((clientY - box.top) / box.height) * BOARD.height };
  };
  const end = () => {
    begun.current = null;
    isDragging.current = false;
    setAt(null);
  };
  return {
    at,
    hasDragged: () => hasJustDragged.current,
    handlers: {
      onPointerDown(event) {
        if (!event.isPrimary || event.button !== 0) return;
        begun.current = { x: event.clientX, y: event.clientY, pole: poleAt(pointOf(event).x) };
      },
      onPointerMove(event) {
        const from = begun.current;
        if (from === null || !event.isPrimary) return;
        if (!isDragging.current) {
          if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < MIN_DRAG_PX || poles[from.pole]!.length === 0) return;
          isDragging.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          lift(from.pole);
        }
        setAt(pointOf(event));
      },
      onPointerUp(event) {
        if (isDragging.current) {
          hasJustDragged.current = true;
          // the click of this press comes before any timer
          setTimeout(() => {
            hasJustDragged.current = false;
          });
          move({ from: begun.current!.pole, to: poleAt(pointOf(event).x) }); // where it does not fit, it stays in the hand
        }
        end();
      },
      onPointerCancel() {
        if (isDragging.current) putBack();
        end();
      },
    },
  };
}

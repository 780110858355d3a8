import { useEffect } from 'react';
import { takeEarlyPress } from './early-presses.ts';

/** Does the press that came before the page was awake: its effects run after React has taken the document over. */
export function EarlyPress() {
  useEffect(() => {
    // the page listens from now on; done a moment later, as React could not take over the part that is pressed inside its own effect
    const press = takeEarlyPress();
    if (press) setTimeout(press);
  }, []);
  return null;
}

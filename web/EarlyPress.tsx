import { useEffect } from 'react';

let waiting: (() => void) | undefined;

/** Gives the page the press that came before its scripts. */
export const awakeWith = (press: (() => void) | undefined): void => {
  waiting = press;
};

/** Does it once the page is awake: its effects run after React has taken the document over. */
export function EarlyPress() {
  useEffect(() => {
    const press = waiting;
    waiting = undefined;
    // not inside the effect: React could not then take over the part of the page that is pressed
    if (press) setTimeout(press);
  }, []);
  return null;
}

/*
 * A prerendered page is there before its scripts are, on a slow phone by seconds. What somebody presses meanwhile is kept, and done once
 * the page is awake: else a button would look broken, and be pressed again. Links need none of this, nor buttons that open a popover.
 */

type Keeping = typeof globalThis & { takeEarlyPress?: () => () => void };

/** The script of the document. Of several presses the last one counts. Enter in a form that still sleeps sends the form. */
export const KEEP_EARLY_PRESSES =
  `(d=>{let last,click=e=>{let b=e.target.closest('button:not([type=submit],[popovertarget]),[role=button]');` +
  `if(b)last=()=>{if(b.isConnected)b.click()}},` +
  `key=e=>{let f=e.key==='Enter'&&e.target.form;if(f&&f.querySelector('[type=submit]:disabled'))last=()=>{if(f.isConnected)f.requestSubmit()}};` +
  `d.addEventListener('click',click,true);d.addEventListener('keydown',key,true);` +
  `globalThis.takeEarlyPress=()=>{d.removeEventListener('click',click,true);` +
  `return()=>{d.removeEventListener('keydown',key,true);if(last)last()}}})(document);`;

/**
 * Stops keeping clicks, as React listens for them from now on. Returns what does the press that waits: call it once the page is awake.
 * Until then Enter is still kept, for a form sleeps until React has taken it over.
 */
export function takeEarlyPress(): (() => void) | undefined {
  const keeping: Keeping = globalThis;
  const press = keeping.takeEarlyPress?.();
  delete keeping.takeEarlyPress;
  return press;
}

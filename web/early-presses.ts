/*
 * A prerendered page is there before its scripts are, on a slow phone by seconds. What somebody presses meanwhile is kept, and done once
 * the page is awake: else a button would look broken, and be pressed again. Links need none of this, nor buttons that open a popover.
 */

type Keeping = typeof globalThis & { takeEarlyPress?: () => (() => void) | undefined };

/**
 * The script of the document. Of several presses the last one counts, and nobody else hears of it: while React takes the document over, it
 * drops a press that it cannot answer yet. Enter in a form that still sleeps sends the form. Petals and bars are SVG, which has no click().
 */
export const KEEP_EARLY_PRESSES =
  `(d=>{let last,click=e=>{let b=e.target.closest('button:not([type=submit],[popovertarget]),[role=button]');` +
  `if(b){e.stopImmediatePropagation();last=()=>{if(b.isConnected)b.dispatchEvent(new MouseEvent("click",{bubbles:true,cancelable:true}))}}},` +
  `key=e=>{let f=e.key==='Enter'&&e.target.form;if(f&&f.querySelector('[type=submit]:disabled'))last=()=>{if(f.isConnected)f.requestSubmit()}};` +
  `d.addEventListener('click',click,true);d.addEventListener('keydown',key,true);` +
  `globalThis.takeEarlyPress=()=>{d.removeEventListener('click',click,true);d.removeEventListener('keydown',key,true);return last}})(document);`;

/** Stops keeping, now that the page is awake. Returns the press that waits, if there is one. */
export function takeEarlyPress(): (() => void) | undefined {
  const keeping: Keeping = globalThis;
  const press = keeping.takeEarlyPress?.();
  delete keeping.takeEarlyPress;
  return press;
}

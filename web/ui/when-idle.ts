/** A page that never rests must not wait for ever. */
const LATEST_MS = 300;

/** Does something once the browser has nothing else to do. What comes back takes it back. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(act, { timeout: LATEST_MS });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(act, 1); // Safari has no word for it
  return () => clearTimeout(timer);
}

/** Whether the player can see the game now. */
export const isAway = (): boolean => document.hidden || !document.hasFocus();

/** Tells when the player turns to another tab, window or program. Gives back how to stop. */
export function watchAway(onAway: () => void): () => void {
  const look = () => {
    if (document.hidden) onAway();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('blur', onAway);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('blur', onAway);
  };
}

/** What the login page is told by the sign-up that leads to it. It stays with the entry of the browser's history, over a reload too. */
export type AfterSignup = { readonly codeSentTo: string };

export function readAfterSignup(state: unknown): AfterSignup | undefined {
  const isTold = typeof state === 'object' && state !== null && 'codeSentTo' in state && typeof state.codeSentTo === 'string';
  return isTold ? (state as AfterSignup) : undefined;
}

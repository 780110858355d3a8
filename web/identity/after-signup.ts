/** What the login page is told by the sign-up that leads to it. It stays with the entry of the browser's history, over a reload too. */
export type AfterSignup = { readonly codeSentTo: string; readonly firstName: string };

export function readAfterSignup(state: unknown): AfterSignup | undefined {
  const { codeSentTo, firstName } = (state ?? {}) as Partial<AfterSignup>;
  return typeof codeSentTo === 'string' && typeof firstName === 'string' ? { codeSentTo, firstName } : undefined;
}

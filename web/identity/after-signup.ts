/** What sign-up tells the login page that it leads to. It is kept with the entry in the browser's history, also over a reload. */
export type AfterSignup = { readonly codeSentTo: string; readonly firstName: string };

export function readAfterSignup(state: unknown): AfterSignup | undefined {
  const { codeSentTo, firstName } = (state ?? {}) as Partial<AfterSignup>;
  return typeof codeSentTo === 'string' && typeof firstName === 'string' ? { codeSentTo, firstName } : undefined;
}

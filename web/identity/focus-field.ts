/** Scrolls to the first of these fields that the form has, and puts the cursor there. */
export function focusField(form: HTMLFormElement | null, names: readonly string[]): void {
  const inputs = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);
  const input = inputs.find(({ name }) => names.includes(name));
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}

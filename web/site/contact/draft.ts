import { contactFields } from '#contract/contact-form.ts';
import { tabStorage } from '#web/api/json-storage.ts';
import { makeId } from '#web/api/make-id.ts';
import { readStored } from '#web/api/storage.ts';

const KEY = 'draft:contact';

export type Draft = { readonly id: string; readonly fields: Readonly<Record<string, string>> };

export function readDraft(): Draft {
  const { id, fields } = (tabStorage.read(KEY) ?? {}) as Partial<Draft>;
  return { id: typeof id === 'string' ? id : makeId(), fields: fields ?? {} };
}

export const keepDraft = (draft: Draft | null): void => tabStorage.write(KEY, draft);

const fieldsOf = (form: HTMLFormElement) =>
  contactFields.flatMap((name) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement ? [field] : [];
  });

export const readForm = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));

/** Fills in what is empty: what was typed before the script ran stays. A draft comes first, then the address, then what the login says. */
export function fillIn(form: HTMLFormElement, draft: Draft, search: string): void {
  const known: Readonly<Record<string, string | null>> = {
    name: readStored('name'),
    email: readStored('email'),
    subject: new URLSearchParams(search).get('subject'),
  };
  for (const field of fieldsOf(form)) {
    const value = draft.fields[field.name] || known[field.name];
    if (value && field.value === '') field.value = value;
  }
}

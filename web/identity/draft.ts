import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { tabStorage } from '#web/api/json-storage.ts';

export type DraftName = 'signup' | 'login' | 'verify' | 'reset' | 'step' | 'settings';
type Draft = Readonly<Record<string, unknown>>;

const keyOf = (name: DraftName) => `draft:${name}` as const;

/** What was typed into a form, for this tab alone. */
export const readDraft = (name: DraftName): Draft => (tabStorage.read(keyOf(name)) ?? {}) as Draft;

export const keepDraft = (name: DraftName, draft: Draft | null): void => tabStorage.write(keyOf(name), draft);

/** Keeps the named fields of a form over a reload; never name a password. What was typed before the script ran is not overwritten. */
export function useDraft<Form extends FieldValues>(form: UseFormReturn<Form>, name: DraftName, fields: readonly FieldPath<Form>[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the page opens
  useEffect(() => {
    const draft = readDraft(name);
    for (const field of fields) {
      const kept = draft[field];
      if (kept !== undefined && !form.getValues(field)) form.setValue(field, kept as FieldPathValue<Form, typeof field>);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(name, Object.fromEntries(fields.map((field) => [field, values[field]]))),
    });
  }, []);
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { type FieldPath, type FieldValues, useForm, useWatch } from 'react-hook-form';
import type { ZodType } from 'zod';
import { useMessage } from '#web/i18n/message.ts';
import { type DraftName, useDraft } from './draft.ts';
import { focusField } from './focus-field.ts';

/**
 * A form of accounts. It shows the mistake of a field once the reader leaves it, leads to the first mistake, and keeps `kept` over a
 * reload.
 */
export function useAccountForm<Form extends FieldValues>(schema: ZodType<Form, Form>, draft: DraftName, kept: readonly FieldPath<Form>[]) {
  type Field = FieldPath<Form>;
  const say = useMessage();
  const form = useForm<Form, unknown, Form>({ resolver: zodResolver(schema), mode: 'onTouched', shouldFocusError: false });
  const values = useWatch({ control: form.control }) as Partial<Record<Field, unknown>>;
  const element = useRef<HTMLFormElement>(null);
  useDraft(form, draft, kept);

  const focus = (...names: readonly string[]) => focusField(element.current, names);
  const stateOf = (name: Field) => form.getFieldState(name, form.formState);
  return {
    form,
    element,
    values,
    /** To the first of these fields in the form. */
    focus,
    stateOf,
    /** The present text of a field. */
    typed: (name: Field) => String(values[name] ?? ''),
    /** What a field shows. `dependent` is checked again with it, once it was touched. */
    field(name: Field, dependent?: Field) {
      const message = stateOf(name).error?.message;
      const deps = dependent && stateOf(dependent).isTouched ? [dependent] : [];
      return { ...form.register(name, { deps }), error: message ? say(message) : undefined };
    },
    /** Checks one field, and leads to it. */
    async showMistakeIn(name: Field) {
      await form.trigger(name);
      focus(name);
    },
    formProps: (send: (body: Form) => unknown, showMistakes = (mistakes: object) => focus(...Object.keys(mistakes))) => ({
      ref: element,
      method: 'post',
      noValidate: true,
      className: 'grid gap-5',
      onSubmit: form.handleSubmit(async (body) => void (await send(body)), showMistakes),
    }),
  };
}

/** As much of the form as fields need that several forms have. */
export type FormWith<Field extends string> = {
  field(name: Field, dependent?: Field): { readonly error?: string | undefined };
  typed(name: Field): string;
  focus(...names: readonly Field[]): void;
  showMistakeIn(name: Field): Promise<void>;
};

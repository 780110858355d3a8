import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';
import { useMessage } from '#web/i18n/message.ts';

/** A form of employers' accounts: a field shows its mistake once the reader has left or changed it; a wrong submit leads to the first one. */
export function useEmployerForm<Form extends FieldValues>(schema: ZodType<Form, Form>, defaultValues: DefaultValues<Form>) {
  const say = useMessage();
  const form = useForm<Form, unknown, Form>({ resolver: zodResolver(schema), mode: 'all', shouldFocusError: false, defaultValues });
  const { isSubmitted, isValid } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const isWrong = (name: FieldPath<Form>) => {
    const { error, isDirty, isTouched } = form.getFieldState(name, form.formState);
    return error && (isDirty || isTouched || isSubmitted) ? error : undefined;
  };
  return {
    form,
    isValid,
    /** What a field shows; a quiet one is only marked. */
    field(name: FieldPath<Form>) {
      const message = isWrong(name)?.message;
      return { ...form.register(name), error: message ? say(message) : undefined };
    },
    quietField: (name: FieldPath<Form>) => ({ ...form.register(name), 'aria-invalid': isWrong(name) ? true : undefined }),
    /** To the first field that is wrong; gives it. */
    focusMistake(): HTMLElement | null {
      const input = element.current?.querySelector<HTMLInputElement>('[aria-invalid=true]') ?? null;
      input?.focus();
      return input;
    },
    formProps: (send: (body: Form) => Promise<unknown>, onMistakes: () => void) => ({
      ref: element,
      method: 'post',
      noValidate: true,
      className: 'grid gap-5',
      onSubmit: form.handleSubmit(async (body) => void (await send(body)), onMistakes),
    }),
  };
}

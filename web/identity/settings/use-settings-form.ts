import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';
import { ApiFailure } from '#web/api/client.ts';
import { useFailureText } from '../failure-text.ts';
import { useAccountForm } from '../use-account-form.ts';

/**
 * A form of the settings: what the server says of a field stands at the field, all else below the form. `first`: the field
 * that takes the focus, where the form opens by a press.
 */
export function useSettingsForm<Form extends FieldValues>(schema: ZodType<Form, Form>, first?: FieldPath<Form>) {
  const { t } = useTranslation('settings');
  const failureText = useFailureText();
  const account = useAccountForm(schema, 'settings', []);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (first) account.focus(first);
  }, []);

  function show(error: unknown) {
    const errors = Object.entries((error instanceof ApiFailure && error.body?.errors) || {});
    for (const [name, message] of errors) account.form.setError(name as FieldPath<Form>, { message });
    if (errors.length > 0) account.focus(...errors.map(([name]) => name));
    else setFailure(failureText(error, t('failed')));
  }

  return {
    ...account,
    isBusy,
    failure,
    /** What the form does when it is sent. */
    send: (work: (body: Form) => Promise<void>) =>
      account.formProps(async (body: Form) => {
        setBusy(true);
        setFailure(undefined);
        try {
          await work(body);
        } catch (error) {
          show(error);
        } finally {
          setBusy(false);
        }
      }),
  };
}

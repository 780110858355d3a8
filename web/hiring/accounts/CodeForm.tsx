import { type ReactNode, useEffect, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type PathValue, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { ZodType } from 'zod';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { TextFieldProps } from '#web/ui/TextField.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { CodeFields } from './CodeFields.tsx';
import { useEmployerFailureText } from './failure-text.ts';
import { useEmployerForm } from './use-employer-form.ts';

type Coded = FieldValues & { email: string; code: string };
type Props<Form extends Coded> = {
  readonly purpose: 'verify' | 'reset';
  readonly schema: ZodType<Form, Form>;
  readonly empty: DefaultValues<Form>;
  readonly send: (body: Form) => Promise<unknown>;
  /** What is asked for besides the mailbox and its code. */
  readonly more?: (field: (name: FieldPath<Form>) => Omit<TextFieldProps, 'label'>) => ReactNode;
};

/** A form that takes the code of a mailbox, and says when it is done. The link in the mail names the mailbox. */
export function CodeForm<Form extends Coded>({ purpose, schema, empty, send, more }: Props<Form>) {
  const { t } = useTranslation('hiring-accounts');
  const failureText = useEmployerFailureText();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const coded = useEmployerForm(schema, empty);
  const { control, setValue } = coded.form;
  const [emailName, codeName] = ['email', 'code'] as FieldPath<Form>[];
  const mailbox = useWatch({ control, name: emailName! }) as string;
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const email = new URLSearchParams(search).get('email');
    if (email) setValue(emailName!, email as PathValue<Form, FieldPath<Form>>);
  }, []);

  async function submit(body: Form) {
    setFailure(undefined);
    setState('busy');
    try {
      await send(body);
      setState('done');
    } catch (error) {
      setFailure(failureText(error, t(`${purpose}.failed`)));
      setState('idle');
    }
  }
  if (state === 'done')
    return (
      <Notice
        tone="good"
        title={t(`${purpose}.done`)}
        takesFocus
        action={<LinkButton to={purpose === 'verify' ? '/home/employer' : '/employer'}>{t(`${purpose}.goOn`)}</LinkButton>}
      />
    );
  return (
    <form {...coded.formProps(submit, () => void coded.focusMistake())}>
      <CodeFields purpose={purpose} mailbox={mailbox} email={coded.field(emailName!)} code={coded.field(codeName!)} />
      {more?.(coded.field)}
      {failure && (
        <Notice tone="danger" takesFocus>
          {failure}
        </Notice>
      )}
      <Button type="submit" busy={state === 'busy'} disabled={!isHydrated}>
        {t(`${purpose}.button`)}
      </Button>
    </form>
  );
}

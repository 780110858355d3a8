import { lazy, Suspense } from 'react';
import type { EmployerLogin } from '#contract/hiring/accounts.ts';
import { loginCalls } from './way-in-calls.ts';

/** Few accounts ask for it, and the page is to come quickly. */
const SecondStepForm = lazy(async () => ({
  default: (await import('#web/identity/SecondStepForm.tsx')).SecondStepForm<EmployerLogin>,
}));

type Props = {
  readonly stepToken: string;
  readonly onLogin: (login: EmployerLogin) => void;
  /** Back to the password: by choice, or because the login has waited too long. */
  readonly onBack: (why?: string) => void;
};

/** After an employer's password: a code of the app, or a recovery code. */
export const EmployerStep = (props: Props) => (
  <Suspense>
    <SecondStepForm calls={loginCalls} {...props} />
  </Suspense>
);

import { SignupPage } from './SignupPage.tsx';

/** /employer-login shows the signup form too (specification, 2.1). */
export default function EmployerLoginPage() {
  return <SignupPage />;
}

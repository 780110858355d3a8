import { SignupPage } from './SignupPage.tsx';

export default function EmployerSignupPage() {
  return <SignupPage />;
}

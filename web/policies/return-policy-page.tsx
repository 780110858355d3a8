import { PolicyPage } from './PolicyPage.tsx';

export default function ReturnPolicyPage() {
  return <PolicyPage policy="return-policy" />;
}

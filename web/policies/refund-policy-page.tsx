import { PolicyPage } from './PolicyPage.tsx';

export default function RefundPolicyPage() {
  return <PolicyPage policy="refund-policy" />;
}

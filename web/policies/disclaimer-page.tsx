import { PolicyPage } from './PolicyPage.tsx';

export default function DisclaimerPage() {
  return <PolicyPage policy="disclaimer" />;
}

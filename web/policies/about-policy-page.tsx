import { PolicyPage } from './PolicyPage.tsx';

export default function AboutPolicyPage() {
  return <PolicyPage policy="about-us" />;
}

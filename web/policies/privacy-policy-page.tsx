import { BrowserTable } from './BrowserTable.tsx';
import { PolicyPage } from './PolicyPage.tsx';

const below = { browser: <BrowserTable /> };

export default function PrivacyPolicyPage() {
  return <PolicyPage policy="privacy-policy" below={below} />;
}

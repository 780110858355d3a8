import { BrowserTable } from './BrowserTable.tsx';
import { Officer } from './Officer.tsx';
import { PolicyPage } from './PolicyPage.tsx';

const below = { browser: <BrowserTable />, grievance: <Officer /> };

export default function PrivacyPolicyPage() {
  return <PolicyPage policy="privacy-policy" below={below} />;
}

import { assessmentPages } from './assessments/pages.ts';
import { blogPages } from './blog/pages.ts';
import { helpPages } from './help/pages.ts';
import { hiringPages } from './hiring/pages.ts';
import { identityPages } from './identity/pages.ts';
import { offlinePages } from './offline/pages.ts';
import { operatorPages } from './operator/pages.ts';
import type { PageRow } from './page-row.ts';
import { policyPages } from './policies/pages.ts';
import { practicePages } from './practice/pages.ts';
import { privacyPages } from './privacy/pages.ts';
import { relationshipPages } from './relationships/pages.ts';
import { reportPages } from './reports/pages.ts';
import { sciencePages } from './science/pages.ts';
import { sitePages } from './site/pages.ts';
import { societyPages } from './society/pages.ts';
import { steadyPages } from './steady/pages.ts';

/** Every page, from the rows that each domain keeps in its own `pages.ts`. */
const table = {
  ...sitePages,
  ...assessmentPages,
  ...sciencePages,
  ...blogPages,
  ...identityPages,
  ...operatorPages,
  ...reportPages,
  ...societyPages,
  ...relationshipPages,
  ...privacyPages,
  ...policyPages,
  ...hiringPages,
  ...practicePages,
  ...steadyPages,
  ...helpPages,
  ...offlinePages,
};

export type PageName = keyof typeof table;
export type Page = PageRow<PageName> & { readonly name: PageName };

const rows: Readonly<Record<PageName, PageRow<PageName>>> = table;

/** Every page, in the order of the table. */
export const pages: readonly Page[] = Object.entries(rows).map(([name, row]) => ({ name: name as PageName, ...row }));

export const pageNamed = (name: PageName): Page => ({ name, ...rows[name] });

import type { ReportName } from '#contract/report-names.ts';

/** Whose reports are looked at. */
export const WHOSE = ['demo', 'own'] as const;
export type Whose = (typeof WHOSE)[number];

/** The reports that have a tab, in its order, each with those that are reached from there. */
export const TABS = {
  set1: [],
  set2: [],
  professional: ['rational', 'advanced'],
  personal: ['emotional', 'relationship'],
  cognitive: [],
  entrepreneurship: [],
  career: [],
} as const satisfies Partial<Record<ReportName, readonly ReportName[]>>;
export type Tab = keyof typeof TABS;

/** What is looked at; no report where the address names one that has no tab. */
export type Viewed = { readonly whose: Whose; readonly tab: Tab | undefined };

export const isTab = (text: string): text is Tab => Object.hasOwn(TABS, text);

/** `?of=own&report=career`: by default the demo's first report. */
export function viewedAt(search: URLSearchParams): Viewed {
  const [of, report] = [search.get('of'), search.get('report') ?? 'set1'];
  return { whose: of === 'own' ? 'own' : 'demo', tab: isTab(report) ? report : undefined };
}
export const searchOf = ({ whose, tab }: Viewed) => ({ of: whose, ...(tab && { report: tab }) });

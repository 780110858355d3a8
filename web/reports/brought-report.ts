import { useMemo } from 'react';
import type { BroughtName } from '#contract/demo-user.ts';
import { useBroughtText } from '#web/api/brought.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useAskedAt } from './history/asked-at.ts';

/** A report with which its document came: the demo's, as it is now. */
export type BroughtReport<Loaded> = {
  readonly report: BroughtName;
  readonly language: string;
  readonly userId: number;
  readonly name: string | null;
  readonly loaded: Loaded;
};

/** This report, where the document brought it. What it brought of another one, or in another language, is left alone. */
export function useBroughtReport<Loaded>(report: BroughtName | undefined): BroughtReport<Loaded> | undefined {
  const text = useBroughtText();
  const language = useLanguage();
  const at = useAskedAt();
  const brought = useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as BroughtReport<Loaded>)), [text]);
  return brought?.report === report && brought?.language === language && at === undefined ? brought : undefined;
}

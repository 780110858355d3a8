import { useTranslation } from 'react-i18next';
import { useReportWords } from '../use-report-words.ts';

export type TraitWords = { readonly name: string; readonly low: string; readonly high: string; readonly meaning: string };

/** The words of the page of traits beside those of all reports, and what each trait is called. */
export function useTraitWords() {
  const { t: _, ...words } = useReportWords();
  const { t, i18n } = useTranslation(['trait-report', 'reports'], { nsMode: 'fallback' });
  /** Undefined for a trait that this page, opened before an update, does not know yet. */
  const traitOf = (trait: string): TraitWords | undefined => i18n.getResource(words.language, 'traits', trait) as TraitWords | undefined;
  return { ...words, t, traitOf };
}

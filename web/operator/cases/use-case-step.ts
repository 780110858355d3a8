import { useTranslation } from 'react-i18next';
import { CASE_STEPS, OUTCOMES } from '#contract/society/safety-words.ts';

/** What a line of the record says, in the reader's language. The record itself keeps one word for all of them. */
export function useCaseStep(): (kind: string) => string {
  const { t } = useTranslation('operator');
  return (kind) => {
    const outcome = OUTCOMES.find((one) => kind === `decided: ${one}`);
    if (outcome) return t('societyCases.step.decided', { outcome: t(`societyCases.outcomeDone.${outcome}`) });
    // what an earlier program has recorded is shown as it stands
    if (!CASE_STEPS.some((step) => step === kind)) return kind;
    const key = kind.replaceAll(/\W+/g, '-');
    return t(`societyCases.step.${key}` as 'societyCases.step.opened');
  };
}

import { useTranslation } from 'react-i18next';
import { passwordRules, usernameRules } from '#contract/identity.ts';
import { classes } from '#web/ui/classes.ts';

const RULES = { username: usernameRules, password: passwordRules };

type Props = { of: keyof typeof RULES; text: string };

/** The rules of a field, shown before anybody breaks them: one quiet line, each rule ticked off as it is met. */
export function RuleTicks({ of, text }: Props) {
  const { t } = useTranslation('identity');
  return (
    <span className="flex flex-wrap gap-x-3.5 gap-y-0.5">
      {Object.entries(RULES[of]).map(([rule, isMet]) => (
        <Rule key={rule} isMet={text !== '' && isMet(text)}>
          {t(`rule.${of}.${rule}`)}
        </Rule>
      ))}
    </span>
  );
}

function Rule({ isMet, children }: { isMet: boolean; children: string }) {
  const { t } = useTranslation('identity');
  return (
    <span className={classes('inline-flex items-center gap-1', isMet && 'text-good')}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
        {isMet ? <path d="M3 8.5l3.4 3.5L13 4.6" strokeLinecap="round" strokeLinejoin="round" /> : <circle cx="8" cy="8" r="2.2" />}
      </svg>
      {children}
      {isMet && <span className="sr-only">{t('rule.met')}</span>}
    </span>
  );
}

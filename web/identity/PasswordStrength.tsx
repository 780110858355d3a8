import { passwordRules, passwordStrength } from '#contract/identity.ts';
import { useMessage } from '#web/i18n/message.ts';
import { classes } from '#web/ui/classes.ts';
import { RuleTicks } from './RuleTicks.tsx';

const colourOf = { Weak: 'bg-danger', Medium: 'bg-accent', Strong: 'bg-good' } as const;
const MAX_POINTS = 5;

/** The hint under a new password: what it must hold, its strength in words, and in bars for the eye; grey while it would be refused. */
export function PasswordStrength({ password }: { password: string }) {
  const say = useMessage();
  const { score, label, hint } = passwordStrength(password);
  const lit = password === '' ? 0 : Math.max(1, score);
  const colour = Object.values(passwordRules).every((isMet) => isMet(password)) ? colourOf[label] : 'bg-line-strong';
  return (
    <span className="grid gap-1">
      <RuleTicks of="password" text={password} />
      <span className="flex flex-wrap items-center gap-x-3">
        <span aria-hidden="true" className="flex w-24 shrink-0 gap-1">
          {Array.from({ length: MAX_POINTS }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the five places never change
              key={index}
              className={classes('h-1.5 grow rounded-full', index < lit ? colour : 'bg-line')}
            />
          ))}
        </span>
        <span aria-live="polite">{say(hint)}</span>
      </span>
    </span>
  );
}

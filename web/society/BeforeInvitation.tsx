import { currentNotice } from '#content/notices/script-notice.ts';
import { societyFigures } from '#content/science/script-society-figures.ts';
import type { OwnMembership } from '#contract/society/membership.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { LeftOut } from './LeftOut.tsx';
import { Meanwhile } from './Meanwhile.tsx';
import { useSocietyWords } from './use-society-words.ts';

type Props = { readonly membership: OwnMembership; readonly onChanged: (membership: OwnMembership) => void };

/** For somebody who was never invited: the rule, which of its conditions are met, and what may be done meanwhile. */
export function BeforeInvitation({ membership, onChanged }: Props) {
  const { t, percent } = useSocietyWords();
  const { isAdult, testsLeft, isLookedAt, canBeJudged } = membership;
  const isReady = isAdult && testsLeft === 0 && isLookedAt && canBeJudged;
  const { rule, missed } = societyFigures;
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{t('standing.title')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('standing.rule', { invite: percent(rule.invite) })}</p>
      </header>
      <Card as="section" aria-labelledby="conditions" className="grid gap-4">
        <h2 id="conditions" className="text-2xl">
          {t('standing.conditions')}
        </h2>
        <ul className="grid gap-3">
          <Condition isMet={isAdult}>{t(isAdult ? 'standing.adult' : 'standing.notAdult')}</Condition>
          <Condition isMet={testsLeft === 0}>{testsLeft === 0 ? t('standing.played') : t('standing.left', { count: testsLeft })}</Condition>
          <Condition isMet={isLookedAt}>{t(isLookedAt ? 'standing.agreed' : 'standing.notAgreed')}</Condition>
        </ul>
        {isAdult && !isLookedAt && <Agreement onChanged={onChanged} />}
        <LeftOut membership={membership} />
        {isReady && <p className="max-w-prose">{t('standing.ready', { missed: percent(missed) })}</p>}
      </Card>
      <Meanwhile />
    </div>
  );
}

function Condition({ isMet, children }: { readonly isMet: boolean; readonly children: string }) {
  const { t } = useSocietyWords();
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-start">
      <svg viewBox="0 0 20 20" className="mt-0.5 size-5" aria-hidden="true">
        {isMet ? (
          <path
            d="M3 11 L8 16 L17 5"
            fill="none"
            stroke="var(--color-good)"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ) : (
          <circle cx="10" cy="10" r="7" fill="none" stroke="var(--color-line-strong)" strokeWidth="2" />
        )}
      </svg>
      <span>
        <span className="sr-only">{t(isMet ? 'standing.met' : 'standing.open')} </span>
        {children}
      </span>
    </li>
  );
}

/** The same consent as on the page “Privacy”, where it is withdrawn too. */
function Agreement({ onChanged }: Pick<Props, 'onChanged'>) {
  const { t, language } = useSocietyWords();
  const sending = useSending();
  const { title, text } = currentNotice.purposes.society[language];
  const agree = () =>
    void sending.send(async () => {
      const body = { isGiven: true, notice: currentNotice.version, language };
      await call('PUT /api/privacy/consents/{purpose}', { params: { purpose: 'society' }, body }, { as: 'person' });
      onChanged(await call('GET /api/society/membership', {}, { as: 'person' }));
    });
  return (
    <div className="grid gap-3 rounded-control bg-raised p-4">
      <p>
        <span className="font-semibold">{title}.</span> {text}
      </p>
      <Button busy={sending.isBusy} className="justify-self-start" onClick={agree}>
        {t('standing.agree')}
      </Button>
      <Refusal sending={sending} />
    </div>
  );
}

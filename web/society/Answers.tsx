import { useState } from 'react';
import type { OwnMembership } from '#contract/society/membership.ts';
import type { MembershipAnswer } from '#contract/society/membership-words.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useSending } from './use-sending.ts';
import { useSocietyWords } from './use-society-words.ts';

type Props = { readonly membership: OwnMembership; readonly onChanged: (membership: OwnMembership) => void };

const isYes = (answer: MembershipAnswer) => answer === 'join' || answer === 'take-up';

/** What somebody can say now, a button each. All of it can be taken back. */
export function Answers({ membership: { answers }, onChanged }: Props) {
  const { t } = useSocietyWords();
  const { send, isBusy, failure } = useSending();
  const [given, setGiven] = useState<MembershipAnswer>();
  if (answers.length === 0) return null;
  async function give(answer: MembershipAnswer) {
    setGiven(answer);
    const changed = await send(() => call('POST /api/society/membership/answer', { body: { answer } }, { as: 'person' }));
    if (changed) onChanged(changed);
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        {answers.map((answer) => (
          <Button
            key={answer}
            variant={isYes(answer) ? 'primary' : 'secondary'}
            busy={isBusy && given === answer}
            onClick={() => !isBusy && void give(answer)}
          >
            {t(`answer.${answer}`)}
          </Button>
        ))}
      </div>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </div>
  );
}

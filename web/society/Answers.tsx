import { useState } from 'react';
import type { OwnMembership } from '#contract/society/membership.ts';
import type { MembershipAnswer } from '#contract/society/membership-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useSocietyWords } from './use-society-words.ts';

type Props = { readonly membership: OwnMembership; readonly onChanged: (membership: OwnMembership) => void };

const isYes = (answer: MembershipAnswer) => answer === 'join' || answer === 'take-up';

/** What somebody can say now, a button each. All of it can be taken back. */
export function Answers({ membership: { answers }, onChanged }: Props) {
  const { t } = useSocietyWords();
  const sending = useSending();
  const [given, setGiven] = useState<MembershipAnswer>();
  if (answers.length === 0) return null;
  const give = (answer: MembershipAnswer) => {
    setGiven(answer);
    void sending.send(async () => onChanged(await call('POST /api/society/membership/answer', { body: { answer } }, { as: 'person' })));
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        {answers.map((answer) => (
          <Button
            key={answer}
            variant={isYes(answer) ? 'primary' : 'secondary'}
            busy={sending.isBusy && given === answer}
            onClick={() => !sending.isBusy && give(answer)}
          >
            {t(`answer.${answer}`)}
          </Button>
        ))}
      </div>
      <Refusal sending={sending} />
    </div>
  );
}

import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_REASON_LENGTH } from '#contract/society/membership-words.ts';
import type { Outcome, Side } from '#contract/society/safety-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

type Props = {
  readonly params: { readonly caseId: number; readonly side?: Side };
  /** Of an appeal the first one lets the decision stand. */
  readonly outcomes: readonly Outcome[];
  readonly onDecided: () => void;
};

/** Decides a case, or the appeal of one side. */
export function DecisionForm({ params: { caseId, side }, outcomes, onDecided }: Props) {
  const { t } = useTranslation('operator');
  const id = useId();
  const [outcome, setOutcome] = useState<Outcome>();
  const [reason, setReason] = useState('');
  const sending = useSending();
  function decide(event: FormEvent) {
    event.preventDefault();
    // without a choice the server says what is missing
    const body = { outcome: outcome ?? ('' as Outcome), reason };
    void sending.send(async () => {
      if (side)
        await call(
          'POST /api/operator/society/cases/{caseId}/appeals/{side}/decision',
          { params: { caseId, side }, body },
          { as: 'person' },
        );
      else await call('POST /api/operator/society/cases/{caseId}/decision', { params: { caseId }, body }, { as: 'person' });
      onDecided();
    });
  }
  const labelOf = (one: Outcome, index: number) => {
    const isStanding = side !== undefined && index === 0;
    return isStanding ? t('societyCases.letStand', { outcome: t(`societyCases.outcomeDone.${one}`) }) : t(`societyCases.outcome.${one}`);
  };
  return (
    <form className="grid gap-4 border-t border-line pt-4" noValidate onSubmit={decide}>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{t('societyCases.choose')}</legend>
        {outcomes.map((one, index) => (
          <label key={one} className="flex min-h-11 items-center gap-3 rounded-control border border-line px-3 py-1">
            <input
              type="radio"
              className="size-5 shrink-0 accent-indigo"
              name={`${id}-outcome`}
              checked={outcome === one}
              onChange={() => setOutcome(one)}
            />
            {labelOf(one, index)}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={t('societyCases.reason')}
        hint={t('societyCases.reasonHint')}
        rows={3}
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        error={sending.errorOf('reason')}
        onChange={({ target }) => setReason(target.value)}
      />
      <Refusal sending={sending} />
      <Button type="submit" busy={sending.isBusy} className="justify-self-start">
        {t('societyCases.decide')}
      </Button>
    </form>
  );
}

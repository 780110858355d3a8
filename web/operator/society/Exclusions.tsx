import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_REASON_LENGTH } from '#contract/society/membership-words.ts';
import type { OperatedSociety } from '#contract/society/operating.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Exclusion = OperatedSociety['exclusions'][number];
type Props = { readonly exclusions: readonly Exclusion[]; readonly onDecided: () => void };

/** Exclusions with their reasons; an appeal that waits stands on top, with what decides it. */
export function Exclusions({ exclusions, onDecided }: Props) {
  const { t } = useTranslation('operator');
  const moment = useMoment();
  if (exclusions.length === 0) return <p>{t('society.noExclusions')}</p>;
  return (
    <ul className="grid gap-4">
      {exclusions.map((one) => (
        <li key={one.exclusionId} className="grid gap-2 rounded-card border border-line bg-surface p-5 wrap-anywhere">
          <h3 className="text-xl">{one.name}</h3>
          <p className="text-sm text-muted">{t('society.excludedBy', { operator: one.excludedBy, at: moment(one.excludedAt) })}</p>
          <p className="whitespace-pre-line">{one.reason}</p>
          {one.appealedAt && (
            <blockquote className="grid gap-1 rounded-control bg-raised p-4">
              <p className="text-sm text-muted">{t('society.appealed', { at: moment(one.appealedAt) })}</p>
              <p className="whitespace-pre-line">{one.appeal}</p>
            </blockquote>
          )}
          {one.decidedAt && one.outcome && (
            <p>
              {t(`society.outcome.${one.outcome}`, { operator: one.decidedBy ?? '', at: moment(one.decidedAt) })} {one.outcomeReason}
            </p>
          )}
          {one.appealedAt && !one.decidedAt && !one.mayDecide && <p className="font-semibold">{t('society.byAnother')}</p>}
          {one.mayDecide && <Decision exclusionId={one.exclusionId} onDecided={onDecided} />}
        </li>
      ))}
    </ul>
  );
}

function Decision({ exclusionId, onDecided }: { readonly exclusionId: number; readonly onDecided: () => void }) {
  const { t } = useTranslation('operator');
  const [reason, setReason] = useState('');
  const sending = useSending();
  const decide = (isLifted: boolean) =>
    sending.send(async () => {
      const decision = { params: { exclusionId }, body: { isLifted, reason } };
      await call('POST /api/operator/society/exclusions/{exclusionId}/decision', decision, { as: 'person' });
      onDecided();
    });
  return (
    <div className="grid gap-3">
      <TextField
        label={t('society.decisionReason')}
        hint={t('society.reasonHint')}
        value={reason}
        error={sending.errorOf('reason')}
        maxLength={MAX_REASON_LENGTH}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={sending.isBusy} onClick={() => void decide(true)}>
          {t('society.lift')}
        </Button>
        <Button variant="secondary" busy={sending.isBusy} onClick={() => void decide(false)}>
          {t('society.uphold')}
        </Button>
      </div>
      <Refusal sending={sending} />
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/hiring/job.ts';
import { MAX_REASON_LENGTH, MEMBERS_CLOSE_REASONS } from '#contract/hiring/job-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { ChoiceField } from './fields.tsx';

export type Step = 'submit' | 'withdraw' | 'approve' | 'reject' | 'publish' | 'pause' | 'resume' | 'close' | 'archive';
type Of = Pick<Job, 'jobId' | 'version' | 'acts'>;
type CloseReason = (typeof MEMBERS_CLOSE_REASONS)[number];

const STEPS: readonly Step[] = ['submit', 'withdraw', 'approve', 'reject', 'publish', 'pause', 'resume', 'close', 'archive'];
export const stepsOf = ({ acts }: Of): Step[] => STEPS.filter((step) => acts.includes(step));

/** Steps in the life of a job: those that need a word first ask for it in a window. */
export function useJobActs(onDone: (job: Job) => void) {
  const { t } = useTranslation('hiring-jobs');
  const sending = useSending(t('failed'));
  const [asked, setAsked] = useState<{ readonly step: 'reject' | 'close'; readonly job: Of }>();
  const [reason, setReason] = useState('');
  const [closeReason, setCloseReason] = useState<CloseReason>('filled');

  async function take({ jobId, version }: Of, step: Step, more: { reason?: string; closeReason?: CloseReason } = {}) {
    const body = { step, version, ...more };
    const done = await sending.send(() => call('POST /api/hiring/jobs/{jobId}/steps', { params: { jobId }, body }, { as: 'member' }));
    if (!done) return;
    setAsked(undefined);
    setReason('');
    onDone(done);
  }

  const begin = (job: Of, step: Step) => (step === 'reject' || step === 'close' ? setAsked({ step, job }) : void take(job, step));

  const dialog: ReactNode = asked && (
    <Dialog
      open
      size="small"
      onClose={() => setAsked(undefined)}
      title={t(`ask.${asked.step}`)}
      actions={
        <Button
          busy={sending.isBusy}
          onClick={() => void take(asked.job, asked.step, asked.step === 'reject' ? { reason } : { closeReason })}
        >
          {t(`act.${asked.step}`)}
        </Button>
      }
    >
      <div className="grid gap-4">
        {asked.step === 'reject' ? (
          <TextArea
            label={t('ask.reason')}
            value={reason}
            maxLength={MAX_REASON_LENGTH}
            rows={3}
            onChange={({ target }) => setReason(target.value)}
            error={sending.errorOf('reason')}
          />
        ) : (
          <ChoiceField
            label={t('ask.closeReason')}
            value={closeReason}
            choices={MEMBERS_CLOSE_REASONS.map((value) => ({ value, label: t(`state.closed-${value}`) }))}
            onChange={setCloseReason}
            hint={t('ask.closeHint')}
          />
        )}
        {sending.refusal && !sending.hasErrors && <Notice tone="danger">{sending.refusal}</Notice>}
      </div>
    </Dialog>
  );

  return { ...sending, begin, dialog, isAsking: asked !== undefined };
}

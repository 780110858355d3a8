import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/hiring/job.ts';
import { classes } from '#web/ui/classes.ts';

type Props = { readonly job: Pick<Job, 'state' | 'closeReason' | 'waitsFor'> };

const colourOf = {
  draft: 'border-line-strong',
  pending_approval: 'border-accent',
  approved: 'border-indigo',
  open: 'border-good text-good',
  paused: 'border-accent',
  closed: 'border-line-strong text-muted',
  archived: 'border-line text-muted',
} as const satisfies Record<Job['state'], string>;

/** In which state a job is, in words; the colour only repeats it. */
export function JobStateMark({ job: { state, closeReason, waitsFor } }: Props) {
  const { t } = useTranslation('hiring-jobs');
  const detail = state === 'closed' && closeReason ? `closed-${closeReason}` : waitsFor ? `waits-${waitsFor}` : state;
  return (
    <span className={classes('inline-block rounded-full border-2 bg-surface px-3 py-0.5 text-sm font-semibold', colourOf[state])}>
      {t(`state.${detail}`)}
    </span>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contract/hiring/interviews.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { TimesDialog } from './TimesDialog.tsx';
import { useWhen } from './use-when.ts';

type Props = {
  readonly interview: Interview;
  readonly onChange: () => void;
  /** One below the heading that it stands under. */
  readonly heading: 'h3' | 'h4';
};

/** One interview: with whom, when, who comes, and what can be done now. */
export function InterviewCard({ interview, onChange, heading: Heading }: Props) {
  const { t } = useTranslation('hiring-interviews');
  const when = useWhen();
  const { state, timeZone, startsAt, endsAt, interviewers, askedAt, askedText, title, jobTitle, way, place } = interview;
  const name = interview.candidateName ?? t('candidate', { number: interview.candidateId });
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5" data-interview={interview.interviewId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading className="font-display text-lg font-semibold wrap-anywhere">
          <LocalLink to={`/home/employer/candidates/${interview.applicationId}`} className="link">
            {name}
          </LocalLink>
        </Heading>
        <span className="rounded-full bg-raised px-3 py-1 text-sm font-semibold">{t(`states.${state}`)}</span>
      </div>
      <p className="wrap-anywhere">
        {title} · {jobTitle} · {t(`ways.${way}`)}
        {place && ` · ${place}`}
      </p>
      {startsAt && endsAt && (
        <p className="font-semibold">
          {when.day(startsAt, timeZone)}, {when.span(startsAt, endsAt, timeZone)}
        </p>
      )}
      <p className="text-muted">
        {interviewers.map((one) => t('interviewer', { name: one.name, answer: t(`answers.${one.answer}`) })).join(', ')}
      </p>
      {askedAt && (
        <Notice tone="info" title={t('asked')}>
          {askedText}
        </Notice>
      )}
      <Acts interview={interview} onChange={onChange} />
    </li>
  );
}

function Acts({ interview, onChange }: { readonly interview: Interview; readonly onChange: () => void }) {
  const { t } = useTranslation('hiring-interviews');
  const when = useWhen();
  const { isBusy, reason, send } = useSending(t('failed'));
  const [dialog, setDialog] = useState<'times' | 'cancel'>();
  const { interviewId, state, group, mayChange, mayEnd, ownAnswer, slots, timeZone } = interview;
  const params = { interviewId };
  const act = async (work: () => Promise<unknown>) => {
    await send(work);
    onChange(); // after a refusal too: something has changed meanwhile
  };
  const outcome = (what: 'completed' | 'no_show') => () =>
    act(() => call('POST /api/hiring/interviews/{interviewId}/outcome', { params, body: { outcome: what } }, { as: 'member' }));
  const answer = (what: 'accepted' | 'tentative' | 'declined') => () =>
    act(() => call('POST /api/hiring/interviews/{interviewId}/answer', { params, body: { answer: what } }, { as: 'member' }));
  const settle = (slotId: number) => () =>
    act(() => call('POST /api/hiring/interviews/{interviewId}/settle', { params, body: { slotId } }, { as: 'member' }));
  const isOpen = state === 'proposed' || state === 'rescheduled';
  return (
    <>
      {isOpen && (
        <ul className="grid max-w-2xl">
          {slots.map(({ slotId, startsAt, isDouble }) => (
            <li key={slotId} className="flex items-center justify-between gap-3 border-t border-line py-1.5">
              <span className="min-w-0">
                {when.moment(startsAt, timeZone)}
                {isDouble && ` (${t('isDouble')})`}
              </span>
              {mayChange && (
                <Button variant="secondary" className="shrink-0" busy={isBusy} onClick={settle(slotId)}>
                  {t('settle')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {ownAnswer && group === 'upcoming' && (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="me-2 py-2 font-semibold sm:float-start">{t('doYouCome')}</legend>
          {(['accepted', 'tentative', 'declined'] as const).map((what) => (
            <Button
              key={what}
              variant={ownAnswer === what ? 'primary' : 'secondary'}
              aria-pressed={ownAnswer === what}
              busy={isBusy}
              onClick={answer(what)}
            >
              {t(`answer.${what}`)}
            </Button>
          ))}
        </fieldset>
      )}
      {group === 'over' && (
        <LocalLink to={`/home/employer/candidates/${interview.applicationId}`} className="link inline-flex min-h-11 items-center">
          {t('toScorecard')}
        </LocalLink>
      )}
      {mayEnd && group === 'over' && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" busy={isBusy} onClick={outcome('completed')}>
            {t('completed')}
          </Button>
          <Button variant="quiet" busy={isBusy} onClick={outcome('no_show')}>
            {t('noShow')}
          </Button>
        </div>
      )}
      {mayChange && group !== 'done' && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-3">
          <Button variant="secondary" onClick={() => setDialog('times')}>
            {t('times.open')}
          </Button>
          {group !== 'over' && (
            <Button variant="quiet" onClick={() => setDialog('cancel')}>
              {t('cancel.open')}
            </Button>
          )}
        </div>
      )}
      {reason && <Notice tone="danger">{reason}</Notice>}
      {dialog === 'times' && <TimesDialog interview={interview} onClose={() => setDialog(undefined)} onDone={onChange} />}
      {dialog === 'cancel' && <CancelDialog interviewId={interviewId} onClose={() => setDialog(undefined)} onDone={onChange} />}
    </>
  );
}

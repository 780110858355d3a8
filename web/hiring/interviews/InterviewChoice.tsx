import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnInterview } from '#contract/hiring/interviews.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RetryButton } from '#web/ui/RetryButton.tsx';
import { useSending } from './use-sending.ts';
import { useWhen } from './use-when.ts';

/** The interviews of a person's applications, or of one: choose a time, or ask for others. Nothing where there are none. */
export function InterviewChoice({ applicationId }: { readonly applicationId?: number }) {
  const { t } = useTranslation('hiring-interviews');
  const [known, setKnown] = useState<readonly OwnInterview[]>([]);
  const loaded = useLoaded(async (signal) => {
    const { interviews } = await call('GET /api/job-seeker/interviews', {}, { as: 'person', signal });
    setKnown(interviews); // stays in sight while it is loaded again
    return interviews;
  }, []);
  if (loaded.state === 'failed')
    return (
      <Notice tone="danger" action={<RetryButton onRetry={loaded.retry} />}>
        {t('failed')}
      </Notice>
    );
  const reload = loaded.state === 'ready' ? loaded.reload : () => {};
  const shown = known.filter((one) => applicationId === undefined || one.applicationId === applicationId);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('own.title')} className="grid gap-4">
      <h4 className="text-lg font-semibold">{t('own.title')}</h4>
      {shown.map((interview) => (
        <One key={interview.interviewId} interview={interview} onChange={reload} />
      ))}
    </section>
  );
}

function One({ interview, onChange }: { readonly interview: OwnInterview; readonly onChange: () => void }) {
  const { t } = useTranslation('hiring-interviews');
  const when = useWhen();
  const id = useId();
  const { isBusy, failure, send } = useSending();
  const [isAsking, setAsking] = useState(false);
  const [text, setText] = useState('');
  const { interviewId, state, slots, timeZone, startsAt, endsAt, organisation, jobTitle, title, place, message, askedAt } = interview;
  const isOpen = state === 'proposed' || state === 'rescheduled';
  const params = { interviewId };
  const act = async (work: () => Promise<unknown>) => {
    if (await send(work)) setAsking(false);
    onChange(); // a time that is gone is then shown as gone
  };
  const pick = (slotId: number) => () =>
    act(() => call('POST /api/job-seeker/interviews/{interviewId}/pick', { params, body: { slotId } }, { as: 'person' }));
  const ask = () => act(() => call('POST /api/job-seeker/interviews/{interviewId}/ask', { params, body: { text } }, { as: 'person' }));
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-4" data-own-interview={interviewId}>
      <p className="font-semibold wrap-anywhere">
        {title} · {organisation} · {jobTitle}
      </p>
      <p className="wrap-anywhere">
        {t(`own.states.${state}`)} {t(`ways.${interview.way}`)}
        {place && ` · ${place}`}
      </p>
      {startsAt && endsAt && state !== 'cancelled' && (
        <p className="text-lg font-semibold">
          {when.day(startsAt, timeZone)}, {when.span(startsAt, endsAt, timeZone)}
        </p>
      )}
      {message && <p className="whitespace-pre-line wrap-anywhere">{message}</p>}
      {isOpen && (
        <ul className="grid gap-2">
          {slots.map(({ slotId, startsAt: at, isFree }) => (
            <li key={slotId}>
              {isFree ? (
                <Button variant="secondary" className="w-full sm:w-auto" busy={isBusy} onClick={pick(slotId)}>
                  {when.moment(at, timeZone)}
                </Button>
              ) : (
                <span className="text-muted">
                  {when.moment(at, timeZone)}: {t('own.gone')}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {askedAt && <Notice tone="info">{t('own.hasAsked')}</Notice>}
      {(isOpen || state === 'scheduled') && !isAsking && (
        <div>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('own.ask')}
          </Button>
        </div>
      )}
      {isAsking && (
        <div className="grid gap-2">
          <label htmlFor={id} className="font-semibold">
            {t('own.askText')}
          </label>
          <textarea id={id} className="field" rows={3} maxLength={2000} value={text} onChange={({ target }) => setText(target.value)} />
          <div>
            <Button busy={isBusy} onClick={ask}>
              {t('own.askSend')}
            </Button>
          </div>
        </div>
      )}
      {failure && (
        <Notice tone="danger" takesFocus>
          {failure}
        </Notice>
      )}
    </div>
  );
}

import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnInterview } from '#contract/hiring/interviews.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useWhen } from './use-when.ts';

type Props = { readonly interviews: readonly OwnInterview[]; readonly onChange: () => void };

/** The interviews of one application, below its heading: choose a time, or ask for others. Nothing where there are none. */
export function InterviewChoice({ interviews, onChange }: Props) {
  const { t } = useTranslation('hiring-interviews');
  const id = useId();
  if (interviews.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h4 id={id} className="text-lg font-semibold">
        {t('own.title')}
      </h4>
      {interviews.map((interview) => (
        <One key={interview.interviewId} interview={interview} onChange={onChange} />
      ))}
    </section>
  );
}

function One({ interview, onChange }: { readonly interview: OwnInterview; readonly onChange: () => void }) {
  const { t } = useTranslation('hiring-interviews');
  const when = useWhen();
  const { isBusy, reason, send } = useSending(t('failed'));
  const [isAsking, setAsking] = useState(false);
  const [text, setText] = useState('');
  const { interviewId, state, slots, timeZone, startsAt, endsAt, title, place, message, askedAt } = interview;
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
      <h5 className="font-semibold wrap-anywhere">{title}</h5>
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
          <TextArea label={t('own.askText')} rows={3} maxLength={2000} value={text} onChange={({ target }) => setText(target.value)} />
          <div>
            <Button busy={isBusy} onClick={ask}>
              {t('own.askSend')}
            </Button>
          </div>
        </div>
      )}
      {reason && (
        <Notice tone="danger" takesFocus>
          {reason}
        </Notice>
      )}
    </div>
  );
}

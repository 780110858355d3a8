import { useTranslation } from 'react-i18next';
import type { ApplicationPage } from '#contract/hiring/candidates.ts';
import type { Interview } from '#contract/hiring/interviews.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useWhen } from '../interviews/use-when.ts';
import { Part } from './Part.tsx';

type Props = { readonly application: ApplicationPage; readonly interviews: readonly Interview[] };

/** The interviews with this candidate, and the way to the next one. */
export function ApplicationInterviews({ application: { applicationId, status, mayWork }, interviews }: Props) {
  const { t } = useTranslation('hiring-interviews');
  const when = useWhen();
  return (
    <Part title={t('title')}>
      <ul className="grid gap-3 empty:hidden">
        {interviews.map(({ interviewId, title, state, startsAt, endsAt, timeZone }) => (
          <li key={interviewId} className="grid gap-0.5 border-s-4 border-line ps-3">
            <p className="font-semibold wrap-anywhere">{title}</p>
            {startsAt && endsAt && (
              <p>
                {when.day(startsAt, timeZone)}, {when.span(startsAt, endsAt, timeZone)}
              </p>
            )}
            <p className="text-sm text-muted">{t(`states.${state}`)}</p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {mayWork && status === 'active' && (
          <LinkButton to={`/home/manage-interviews?application=${applicationId}`} variant="secondary">
            {t('propose.open')}
          </LinkButton>
        )}
        {interviews.length > 0 && (
          <LocalLink to="/home/manage-interviews" className="link inline-flex min-h-11 items-center">
            {t('all')}
          </LocalLink>
        )}
      </div>
    </Part>
  );
}

/** Whose beginning has come, and of which nobody has said yet that it was held. */
export const isToEnd = ({ state, startsAt, mayEnd }: Interview, now: number): boolean =>
  mayEnd && (state === 'scheduled' || state === 'awaiting_feedback') && startsAt !== null && Date.parse(startsAt) <= now;

type HeldProps = { readonly interviews: readonly Interview[]; readonly onEnd: () => void };

/** After a scorecard: what it tells of was most likely an interview that was held. */
export function WasItHeld({ interviews, onEnd }: HeldProps) {
  const { t } = useTranslation('hiring-interviews');
  const { send, isBusy, reason } = useSending(t('failed'));
  const [interview] = interviews;
  if (!interview) return null;
  const params = { interviewId: interview.interviewId };
  const held = () =>
    call('POST /api/hiring/interviews/{interviewId}/outcome', { params, body: { outcome: 'completed' } }, { as: 'member' });
  return (
    <Notice
      tone="info"
      title={t('wasHeld', { title: interview.title })}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" busy={isBusy} onClick={async () => (await send(held)) && onEnd()}>
            {t('completed')}
          </Button>
          <Button variant="quiet" onClick={onEnd}>
            {t('notNow')}
          </Button>
        </div>
      }
    >
      {reason}
    </Notice>
  );
}

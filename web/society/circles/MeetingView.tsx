import { useTranslation } from 'react-i18next';
import type { CircleMeetings, Meeting } from '#contract/society/circle-meetings.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { SureButton } from '../SureButton.tsx';
import { ReportButton } from '../safety/ReportButton.tsx';

type Props = {
  readonly circleId: number;
  readonly meeting: Meeting;
  readonly onChanged: (meetings: CircleMeetings) => void;
  readonly onChange?: () => void;
};

const isLink = (place: string) => /^https?:\/\/\S+$/.test(place);

/** One meeting: when, where, who comes, and one’s own answer. */
export function MeetingView({ circleId, meeting, onChanged, onChange }: Props) {
  const { t } = useTranslation('society-circles');
  const moment = useMoment();
  const sending = useSending();
  const { meetingId, title, about, place, startsAt, minutes, proposer, isCancelled, mayAnswer, mayChange, yours } = meeting;
  const params = { circleId, meetingId };
  const answer = (isYes: boolean) =>
    sending.send(async () =>
      onChanged(
        await call('PUT /api/society/circles/{circleId}/meetings/{meetingId}/answer', { params, body: { isYes } }, { as: 'person' }),
      ),
    );
  const cancel = () =>
    sending.send(async () =>
      onChanged(await call('POST /api/society/circles/{circleId}/meetings/{meetingId}/cancel', { params }, { as: 'person' })),
    );
  return (
    <li className="grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-4">
      <h3 className="text-lg font-semibold wrap-anywhere">{title}</h3>
      <p>
        {moment(startsAt)} · {t('meetings.minutes', { count: minutes })}
      </p>
      {isCancelled && <p className="font-semibold text-danger">{t('meetings.cancelled')}</p>}
      <p className="wrap-anywhere">
        {isLink(place) ? (
          <a className="link inline-grid min-h-11 items-center" href={place} target="_blank" rel="noopener noreferrer nofollow">
            {place}
          </a>
        ) : (
          place
        )}
      </p>
      {about && <p className="whitespace-pre-line wrap-anywhere">{about}</p>}
      <div className="grid gap-1 text-sm text-muted wrap-anywhere">
        <p>
          {t('meetings.by', { name: proposer.isYou ? t('you') : proposer.name || t(proposer.memberId === null ? 'former' : 'nobody') })}
        </p>
        <Answers meeting={meeting} isYes />
        <Answers meeting={meeting} isYes={false} />
      </div>
      {mayAnswer && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 text-sm font-semibold">{t('meetings.doYouCome')}</legend>
          {(['yes', 'no'] as const).map((one) => (
            <Button
              key={one}
              variant={yours === one ? 'primary' : 'secondary'}
              aria-pressed={yours === one}
              busy={sending.isBusy}
              onClick={() => answer(one === 'yes')}
            >
              {t(`meetings.${one}`)}
            </Button>
          ))}
        </fieldset>
      )}
      <Refusal sending={sending} />
      <div className="flex flex-wrap items-start gap-x-3 empty:hidden">
        {mayChange && (
          <>
            <Button variant="quiet" aria-label={t('meetings.changeOf', { title })} onClick={onChange}>
              {t('meetings.change')}
            </Button>
            <SureButton
              label={t('meetings.cancel')}
              of={t('meetings.cancelOf', { title })}
              sure={t('meetings.cancelSure')}
              yes={t('meetings.cancelYes')}
              keep={t('circle.keep')}
              isBusy={sending.isBusy}
              onYes={cancel}
            />
          </>
        )}
        {!proposer.isYou && <ReportButton kind="circle-meeting" subject={meetingId} what={title} />}
      </div>
    </li>
  );
}

/** The names of those who come, or of those who do not. */
function Answers({ meeting: { answers }, isYes }: { readonly meeting: Meeting; readonly isYes: boolean }) {
  const { t } = useTranslation('society-circles');
  const names = answers.filter((given) => given.isYes === isYes).map(({ name, isYou }) => (isYou ? t('you') : name || t('nobody')));
  if (names.length === 0) return null;
  return <p>{t(isYes ? 'meetings.come' : 'meetings.stayAway', { names: names.join(', ') })}</p>;
}

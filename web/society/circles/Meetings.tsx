import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CircleMeetings } from '#contract/society/circle-meetings.ts';
import type { Circle } from '#contract/society/circles.ts';
import { Button } from '#web/ui/Button.tsx';
import { MeetingForm } from './MeetingForm.tsx';
import { MeetingView } from './MeetingView.tsx';

type Props = { readonly circle: Circle; readonly first: CircleMeetings };

/** When the circle meets, the next meeting first, and when it met. */
export function Meetings({ circle: { circleId, isClosed }, first }: Props) {
  const { t } = useTranslation('society-circles');
  const [{ meetings }, setMeetings] = useState(first);
  /** The number of the meeting that is changed. */
  const [edited, setEdited] = useState<number | 'new'>();
  const take = (changed: CircleMeetings) => {
    setMeetings(changed);
    setEdited(undefined);
  };
  const form = { circleId, onSaved: take, onCancel: () => setEdited(undefined) };
  const coming = meetings.filter(({ isOver }) => !isOver);
  const past = meetings.filter(({ isOver }) => isOver);
  return (
    <section aria-labelledby="meetings" className="grid grid-cols-1 gap-3">
      <h2 id="meetings" className="text-2xl">
        {t('meetings.title')}
      </h2>
      {coming.length === 0 && <p className="text-muted">{t('meetings.none')}</p>}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {coming.map((meeting) =>
          meeting.meetingId === edited ? (
            <li key={meeting.meetingId}>
              <MeetingForm meeting={meeting} {...form} />
            </li>
          ) : (
            <MeetingView
              key={meeting.meetingId}
              circleId={circleId}
              meeting={meeting}
              onChanged={setMeetings}
              onChange={() => setEdited(meeting.meetingId)}
            />
          ),
        )}
      </ul>
      {edited === 'new' && <MeetingForm meeting={undefined} {...form} />}
      {edited === undefined && !isClosed && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setEdited('new')}>
          {t('meetings.propose')}
        </Button>
      )}
      {past.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2">{t('meetings.past')}</summary>
          <ul className="grid grid-cols-1 gap-3">
            {past.map((meeting) => (
              <MeetingView key={meeting.meetingId} circleId={circleId} meeting={meeting} onChanged={setMeetings} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

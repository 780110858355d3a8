import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MAX_MEETING_ABOUT_LENGTH,
  MAX_MEETING_MINUTES,
  MAX_MEETING_TITLE_LENGTH,
  MAX_PLACE_LENGTH,
  MIN_MEETING_MINUTES,
} from '#contract/society/circle-meeting-words.ts';
import type { CircleMeetings, Meeting } from '#contract/society/circle-meetings.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';

type Props = {
  readonly circleId: number;
  readonly meeting: Meeting | undefined;
  readonly onSaved: (meetings: CircleMeetings) => void;
  readonly onCancel: () => void;
};

const USUAL_MINUTES = '60';
/** A moment as the field has it: by the clock of this device. */
const toWallClock = (iso: string) => {
  const moment = new Date(iso);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Proposes a meeting, or changes one: everybody in the circle gets a mail that calendars take. */
export function MeetingForm({ circleId, meeting, onSaved, onCancel }: Props) {
  const { t } = useTranslation('society-circles');
  const sending = useSending();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const writing = useWriting(`meeting.${circleId}.${meeting?.meetingId ?? 'new'}`, {
    ...{ title: meeting?.title ?? '', about: meeting?.about ?? '', place: meeting?.place ?? '' },
    ...{ startsAt: meeting ? toWallClock(meeting.startsAt) : '', minutes: meeting ? String(meeting.minutes) : USUAL_MINUTES },
  });
  const { text } = writing;
  const change = (part: keyof typeof text) => ({
    value: text[part],
    error: sending.errorOf(part),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => writing.change({ [part]: target.value }),
  });
  const cancel = () => {
    writing.forget();
    onCancel();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const startsAt = text.startsAt ? new Date(text.startsAt).toISOString() : '';
    const body = { ...text, startsAt, minutes: Number(text.minutes), timeZone };
    void sending.send(async () => {
      const saved = meeting
        ? await call(
            'PUT /api/society/circles/{circleId}/meetings/{meetingId}',
            { params: { circleId, meetingId: meeting.meetingId }, body },
            { as: 'person' },
          )
        : await call('POST /api/society/circles/{circleId}/meetings', { params: { circleId }, body }, { as: 'person' });
      writing.forget();
      onSaved(saved);
    });
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4">
      <h3 className="text-xl">{t(meeting ? 'meetings.changeTitle' : 'meetings.propose')}</h3>
      <Unsent writing={writing} />
      <TextField label={t('meetings.name')} maxLength={MAX_MEETING_TITLE_LENGTH} {...change('title')} />
      <TextField
        type="datetime-local"
        label={t('meetings.startsAt')}
        hint={t('meetings.zone', { zone: timeZone })}
        {...change('startsAt')}
      />
      <TextField
        type="number"
        inputMode="numeric"
        min={MIN_MEETING_MINUTES}
        max={MAX_MEETING_MINUTES}
        label={t('meetings.length')}
        {...change('minutes')}
      />
      <TextField label={t('meetings.place')} hint={t('meetings.placeHint')} maxLength={MAX_PLACE_LENGTH} {...change('place')} />
      <TextArea label={t('meetings.about')} rows={3} maxLength={MAX_MEETING_ABOUT_LENGTH} {...change('about')} />
      <Refusal sending={sending} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending.isBusy}>
          {t(meeting ? 'meetings.save' : 'meetings.send')}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {t('meetings.back')}
        </Button>
      </div>
    </form>
  );
}

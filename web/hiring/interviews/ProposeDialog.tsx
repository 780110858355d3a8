import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INTERVIEW_WAYS, type InterviewWay, MAX_MINUTES, MIN_MINUTES } from '#contract/hiring/interview-words.ts';
import { INDIAN_TIME } from '#contract/indian-time.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { FrameWaiting } from '../EmployerFrame.tsx';
import { useMember } from '../member.ts';
import { TimeFields } from './TimeFields.tsx';
import { momentOf, timeZones } from './wall-clock.ts';

type Props = { readonly applicationId: number | undefined; readonly onClose: () => void; readonly onDone: () => void };

/** Times for an interview with somebody who has applied. */
export function ProposeDialog({ applicationId, onClose, onDone }: Props) {
  const { t } = useTranslation('hiring-interviews');
  const me = useMember();
  const { isBusy, reason, send } = useSending(t('failed'));
  const [application, setApplication] = useState(applicationId ? String(applicationId) : '');
  const [form, setForm] = useState({ title: t('propose.firstTitle'), place: '', message: '', minutes: '45' });
  const [way, setWay] = useState<InterviewWay>('video');
  // who one is may come after the form: until something is chosen, it follows
  const [chosenZone, setTimeZone] = useState<string>();
  const timeZone = chosenZone ?? me?.organisation.timeZone ?? INDIAN_TIME;
  const [wallClocks, setWallClocks] = useState<readonly string[]>(['']);
  const [chosenMembers, setInterviewers] = useState<readonly number[]>();
  const interviewers = chosenMembers ?? (me ? [me.memberId] : []);
  const minutes = Number(form.minutes) || 0;
  const choices = useLoaded(async (signal) => {
    const options = { as: 'member', signal } as const;
    const query = { status: 'active', size: 100 } as const;
    const [{ applications }, { members }] = await Promise.all([
      call('GET /api/hiring/applications', { query }, options),
      call('GET /api/hiring/candidate-choices', {}, options),
    ]);
    return { applications, members };
  }, []);
  const typing = (field: keyof typeof form) => ({
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [field]: target.value }),
  });

  async function propose() {
    const times = wallClocks.map((wallClock) => momentOf(wallClock, timeZone)).filter((moment) => moment !== undefined);
    const body = { ...form, minutes, way, timeZone, times, interviewers: [...interviewers] };
    const path = 'POST /api/hiring/applications/{applicationId}/interviews';
    const isDone = await send(() => call(path, { params: { applicationId: Number(application) }, body }, { as: 'member' }));
    if (!isDone) return;
    onDone();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('propose.title')}
      size="large"
      actions={
        <Button busy={isBusy} disabled={application === ''} onClick={propose}>
          {t('propose.do')}
        </Button>
      }
    >
      {choices.state === 'waiting' && <FrameWaiting />}
      {choices.state === 'failed' && <Failed onRetry={choices.retry}>{t('failed')}</Failed>}
      {choices.state === 'ready' && (
        <div className="grid gap-5">
          <SelectField label={t('propose.application')} value={application} onChange={({ target }) => setApplication(target.value)}>
            <option value="">{t('propose.choose')}</option>
            {applicationId && !choices.value.applications.some((one) => one.applicationId === applicationId) && (
              <option value={applicationId}>{t('propose.number', { number: applicationId })}</option>
            )}
            {choices.value.applications.map((one) => (
              <option key={one.applicationId} value={one.applicationId}>
                {one.name ?? t('propose.number', { number: one.applicationId })} · {one.jobTitle}
              </option>
            ))}
          </SelectField>
          <TextField label={t('propose.name')} maxLength={80} {...typing('title')} />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField label={t('propose.way')} value={way} onChange={({ target }) => setWay(target.value as InterviewWay)}>
              {INTERVIEW_WAYS.map((one) => (
                <option key={one} value={one}>
                  {t(`ways.${one}`)}
                </option>
              ))}
            </SelectField>
            <TextField label={t(`propose.place.${way}`)} maxLength={300} {...typing('place')} />
            <TextField label={t('propose.minutes')} type="number" min={MIN_MINUTES} max={MAX_MINUTES} step={5} {...typing('minutes')} />
            <SelectField label={t('propose.timeZone')} value={timeZone} onChange={({ target }) => setTimeZone(target.value)}>
              {timeZones(timeZone).map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </SelectField>
          </div>
          <fieldset className="grid gap-1">
            <legend className="mb-1 font-semibold">{t('propose.interviewers')}</legend>
            {choices.value.members.map(({ memberId, name }) => (
              <Checkbox
                key={memberId}
                label={name}
                checked={interviewers.includes(memberId)}
                onChange={({ target }) =>
                  setInterviewers(target.checked ? [...interviewers, memberId] : interviewers.filter((other) => other !== memberId))
                }
              />
            ))}
          </fieldset>
          <TimeFields wallClocks={wallClocks} onChange={setWallClocks} timeZone={timeZone} minutes={minutes} interviewers={interviewers} />
          <TextArea label={t('propose.message')} rows={3} maxLength={2000} {...typing('message')} />
          {reason && <Notice tone="danger">{reason}</Notice>}
        </div>
      )}
    </Dialog>
  );
}

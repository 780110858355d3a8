import { type FormEvent, useState } from 'react';
import { ApiFailure, call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLogin } from '#web/api/use-login.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FieldError } from '#web/ui/Labelled.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { PageWaiting } from '#web/ui/PageWaiting.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { PracticeLinks } from './PracticeLinks.tsx';
import { Trouble } from './Trouble.tsx';
import { useDeviceZone } from './use-practice.ts';
import { useWords } from './use-words.ts';
import './practice.css';

/** /home/practice/reminders: by mail at an hour that one chooses, or in one's own calendar. */
export default function RemindersPage() {
  const login = useLogin();
  return <PageFrame>{login ? <Reminders /> : <PageWaiting />}</PageFrame>;
}

function Reminders() {
  const { t } = useWords();
  const loaded = useLoaded((signal) => call('GET /api/practice/settings', {}, { as: 'person', signal }), []);
  if (loaded.state === 'failed') return <Trouble failure={loaded.failure} onRetry={loaded.retry} />;
  if (loaded.state === 'waiting') return <PageWaiting />;
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{t('remind.title')}</h1>
        <p className="text-lg text-muted">{t('remind.lead')}</p>
      </header>
      <ByMail settings={loaded.value} />
      <InCalendar settings={loaded.value} />
      <PracticeLinks here="reminders" />
    </div>
  );
}

type Settings = Awaited<ReturnType<typeof call<'GET /api/practice/settings'>>>;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const ZONES = (): string[] => Intl.supportedValuesOf('timeZone');

function HourField({ label, name, chosen }: { label: string; name: string; chosen: number | null }) {
  const { time } = useWords();
  return (
    <SelectField label={label} name={name} defaultValue={chosen ?? 7}>
      {HOURS.map((hour) => (
        <option key={hour} value={hour}>
          {time(60 * hour)}
        </option>
      ))}
    </SelectField>
  );
}

function ByMail({ settings }: { settings: Settings }) {
  const { t, language } = useWords();
  const message = useMessage();
  const zone = useDeviceZone();
  const [told, setTold] = useState<{ tone: 'good' | 'danger'; text: string }>();
  const [isOn, setOn] = useState(settings.mailHour !== null);
  const chosen = settings.timeZone ?? zone;
  const zones = [...new Set([chosen, zone, ...ZONES()])].toSorted();
  const save = async (form: HTMLFormElement, isWanted: boolean) => {
    const data = new FormData(form);
    const body = { timeZone: String(data.get('zone')), mailHour: isWanted ? Number(data.get('hour')) : null, language };
    try {
      await call('PUT /api/practice/settings', { body }, { as: 'person' });
      setOn(isWanted);
      setTold({ tone: 'good', text: t(isWanted ? 'remind.mail.on' : 'remind.mail.off') });
    } catch (failure) {
      const said = failure instanceof ApiFailure && failure.body ? message(failure.body.errors?.timeZone ?? failure.body.message) : '';
      setTold({ tone: 'danger', text: said || t('failed.offline') });
    }
  };
  return (
    <Card as="section" aria-labelledby="by-mail">
      <form
        className="grid gap-4"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void save(event.currentTarget, true);
        }}
      >
        <h2 id="by-mail" className="text-2xl">
          {t('remind.mail.title')}
        </h2>
        <p className="text-muted">{t('remind.mail.text')}</p>
        <HourField label={t('remind.hour')} name="hour" chosen={settings.mailHour} />
        <SelectField label={t('remind.zone')} hint={t('remind.zoneText')} name="zone" defaultValue={chosen}>
          {zones.map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </SelectField>
        {told && (
          <Notice tone={told.tone} takesFocus>
            {told.text}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t(isOn ? 'remind.mail.change' : 'remind.mail.begin')}</Button>
          {isOn && (
            <Button variant="secondary" onClick={({ currentTarget }) => void save(currentTarget.form!, false)}>
              {t('remind.mail.end')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

function InCalendar({ settings }: { settings: Settings }) {
  const { t, language } = useWords();
  const zone = useDeviceZone();
  const [address, setAddress] = useState('');
  const [isOn, setOn] = useState(settings.calendarHour !== null);
  const [problem, setProblem] = useState('');
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const hour = Number(new FormData(event.currentTarget).get('hour'));
    try {
      const body = { hour, timeZone: settings.timeZone ?? zone, language };
      const { token } = await call('POST /api/practice/calendar', { body }, { as: 'person' });
      setAddress(`${window.location.origin}/api/practice/calendar/${token}`);
      setOn(true);
      setProblem('');
    } catch {
      setProblem(t('failed.offline'));
    }
  };
  const end = () =>
    call('DELETE /api/practice/calendar', {}, { as: 'person' }).then(
      () => {
        setAddress('');
        setOn(false);
      },
      () => setProblem(t('failed.offline')),
    );
  return (
    <Card as="section" aria-labelledby="in-calendar">
      <form className="grid gap-4" onSubmit={make}>
        <h2 id="in-calendar" className="text-2xl">
          {t('remind.calendar.title')}
        </h2>
        <p className="text-muted">{t('remind.calendar.text')}</p>
        <HourField label={t('remind.hour')} name="hour" chosen={settings.calendarHour} />
        {address && (
          <Notice tone="good" title={t('remind.calendar.made')} takesFocus>
            <code className="wrap-anywhere">{address}</code>
          </Notice>
        )}
        {isOn && !address && <p>{t('remind.calendar.isOn')}</p>}
        <FieldError>{problem}</FieldError>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={isOn ? 'secondary' : 'primary'}>
            {t(isOn ? 'remind.calendar.renew' : 'remind.calendar.make')}
          </Button>
          {isOn && (
            <Button variant="secondary" onClick={end}>
              {t('remind.calendar.end')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

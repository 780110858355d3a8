import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReceivedGrievance } from '#contract/grievances.ts';
import { MAX_GRIEVANCE_LENGTH } from '#contract/privacy-words.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { Clock } from './Clock.tsx';
import { OperatorFrame, ScreenWaiting } from './OperatorFrame.tsx';
import { ScreenFailed } from './ScreenFailed.tsx';

/** /operator/grievances: what people ask and complain about their data, how long there is to answer, and what was answered. */
export default function GrievancesPage() {
  return (
    <OperatorFrame screen="grievances">
      <Grievances />
    </OperatorFrame>
  );
}

function Grievances() {
  const { t } = useTranslation('operator');
  const received = useLoaded((signal) => call('GET /api/operator/grievances', {}, { as: 'person', signal }), []);
  if (received.state === 'waiting') return <ScreenWaiting />;
  if (received.state === 'failed') return <ScreenFailed failure={received.failure} onRetry={received.retry} />;
  const open = received.value.grievances.filter(({ answeredAt }) => answeredAt === null);
  const answered = received.value.grievances.filter(({ answeredAt }) => answeredAt !== null);
  return (
    <>
      <p className="max-w-prose text-muted">{t('grievances.lead')}</p>
      <h2 className="text-2xl">{t('grievances.open')}</h2>
      {open.length === 0 ? <p>{t('grievances.none')}</p> : <List of={open} onAnswered={received.reload} />}
      {answered.length > 0 && (
        <>
          <h2 className="text-2xl">{t('grievances.answered')}</h2>
          <List of={answered} onAnswered={received.reload} />
        </>
      )}
    </>
  );
}

const List = ({ of, onAnswered }: { of: readonly ReceivedGrievance[]; onAnswered: () => void }) => (
  <ul className="grid gap-3">
    {of.map((one) => (
      <Received key={one.number} grievance={one} onAnswered={onAnswered} />
    ))}
  </ul>
);

function Received({ grievance, onAnswered }: { grievance: ReceivedGrievance; onAnswered: () => void }) {
  const { t } = useTranslation(['operator', 'privacy']);
  const moment = useMoment();
  const { number, about, name, email, personId, text, receivedAt, dueAt, answeredAt, answer } = grievance;
  return (
    <li className="grid gap-2 rounded-control border border-line bg-surface p-4 wrap-anywhere">
      <h3 className="text-lg">
        {number} · {t(`privacy:about.${about}`)}
      </h3>
      <p className="text-sm text-muted">
        {personId === null ? t('grievances.from', { name, email }) : t('grievances.fromPerson', { name, email, personId })}
        {' · '}
        {moment(receivedAt)}
      </p>
      <p className="whitespace-pre-line">{text}</p>
      {answeredAt === null ? (
        <>
          <Clock of="grievances" dueAt={dueAt} />
          <AnswerForm number={number} onAnswered={onAnswered} />
        </>
      ) : (
        <blockquote className="grid gap-1 rounded-card bg-raised p-4">
          <p className="text-sm text-muted">{t('grievances.answeredAt', { at: moment(answeredAt) })}</p>
          <p className="whitespace-pre-line">{answer}</p>
        </blockquote>
      )}
    </li>
  );
}

function AnswerForm({ number, onAnswered }: { number: string; onAnswered: () => void }) {
  const { t } = useTranslation('operator');
  const field = useId();
  const [text, setText] = useState('');
  const sending = useSending(t('failed'));
  function send() {
    if (text.trim() === '') return document.getElementById(field)?.focus();
    void sending.send(async () => {
      await call('POST /api/operator/grievances/{number}/answer', { params: { number }, body: { text } }, { as: 'person' });
      onAnswered();
    });
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        id={field}
        label={t('grievances.answer', { number })}
        hint={t('grievances.once')}
        required
        maxLength={MAX_GRIEVANCE_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {sending.reason && <Notice tone="danger">{sending.reason}</Notice>}
      <Button type="submit" busy={sending.isBusy} className="justify-self-start">
        {t('grievances.send')}
      </Button>
    </form>
  );
}

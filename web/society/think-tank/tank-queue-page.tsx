import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TankQueue } from '#contract/society/think-tank/problems.ts';
import { MAX_REASON_LENGTH } from '#contract/society/think-tank/words.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';
import { SocietyFrame } from '../SocietyFrame.tsx';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';
import { FieldChips } from './parts.tsx';

type Queued = TankQueue['problems'][number];

/** /home/society/think-tank/queue: what waits for the editorial circle, and every clock. */
export default function TankQueuePage() {
  const { t } = useTranslation('think-tank');
  return (
    <SocietyFrame title={t('queue.title')} isForEditors>
      <Loaded />
    </SocietyFrame>
  );
}

function Loaded() {
  const loaded = useLoaded((signal) => call('GET /api/society/think-tank/queue', {}, { as: 'person', signal }), []);
  const [changed, setChanged] = useState<TankQueue>();
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  return <Queue queue={changed ?? loaded.value} onChanged={setChanged} />;
}

function Queue({ queue: { problems }, onChanged }: { readonly queue: TankQueue; readonly onChanged: (queue: TankQueue) => void }) {
  const { t } = useTranslation('think-tank');
  const waiting = problems.filter(({ state }) => state === 'offered');
  const others = problems.filter(({ state }) => state !== 'offered');
  return (
    <>
      <p className="max-w-prose text-muted">{t('queue.lead')}</p>
      {waiting.length === 0 && <p>{t('queue.none')}</p>}
      <ul className="grid gap-6 empty:hidden">
        {waiting.map((problem) => (
          <Waiting key={problem.slug} problem={problem} onChanged={onChanged} />
        ))}
      </ul>
      {others.length > 0 && <h2 className="text-2xl">{t('queue.clocks')}</h2>}
      <ul className="grid gap-3 empty:hidden">
        {others.map((problem) => (
          <Clock key={problem.slug} problem={problem} />
        ))}
      </ul>
    </>
  );
}

function Clock({ problem }: { readonly problem: Queued }) {
  const { t } = useTranslation('think-tank');
  const moment = useMoment();
  const { slug, title, state, endsAt, proposals, reviewsGiven, reviewsAsked, ballots } = problem;
  return (
    <Card as="li" className="grid gap-1 wrap-anywhere">
      <h3 className="text-lg">{title}</h3>
      <p className="font-semibold">{t(`until.${state}`, { at: endsAt ? moment(endsAt) : '' })}</p>
      <p className="text-sm text-muted">
        {t('queue.counts', { proposals, given: reviewsGiven ?? '–', asked: reviewsAsked ?? '–', ballots })}
      </p>
      <ToLog slug={slug} title={title} />
    </Card>
  );
}

function ToLog({ slug, title }: Pick<Queued, 'slug' | 'title'>) {
  const { t } = useTranslation('think-tank');
  return (
    <LocalLink
      to={`/home/society/think-tank/log/${slug}`}
      aria-label={t('queue.logOf', { title })}
      className="link grid min-h-11 items-center justify-self-start"
    >
      {t('queue.log')}
    </LocalLink>
  );
}

function Waiting({ problem, onChanged }: { readonly problem: Queued; readonly onChanged: (queue: TankQueue) => void }) {
  const { t } = useTranslation('think-tank');
  const moment = useMoment();
  const sending = useSending();
  const { slug, title, endsAt, askedBy, accepts, declines, mayDecide } = problem;
  const writing = useWriting(`decision.${slug}`, { reason: '' });
  const { reason } = writing.text;
  const decide = (isAccepted: boolean) =>
    sending.send(async () => {
      const body = { accepts: isAccepted, reason };
      const queue = await call('POST /api/society/think-tank/queue/{slug}/decision', { params: { slug }, body }, { as: 'person' });
      writing.forget();
      onChanged(queue);
    });
  return (
    <Card as="li" className="grid gap-5 wrap-anywhere">
      <div className="grid gap-2">
        <h2 className="text-2xl">{title}</h2>
        <FieldChips fields={problem.fields} />
        <p className="text-muted">
          {askedBy && `${t('askedBy', { name: askedBy })} · `}
          {t('until.offered', { at: endsAt ? moment(endsAt) : '' })} · {t('queue.decisions', { accepts, declines })}
        </p>
      </div>
      <dl className="grid max-w-prose gap-3">
        {(['question', 'context', 'known', 'use'] as const).map((part) => (
          <div key={part}>
            <dt className="font-semibold">{t(`parts.${part}`)}</dt>
            <dd className="whitespace-pre-line">{problem[part]}</dd>
          </div>
        ))}
      </dl>
      <ToLog slug={slug} title={title} />
      {mayDecide && (
        <div className="grid max-w-2xl gap-3">
          <Unsent writing={writing} />
          <TextArea
            label={t('queue.reason', { title })}
            hint={t('queue.reasonHint')}
            rows={3}
            value={reason}
            onChange={({ target }) => writing.change({ reason: target.value })}
            error={sending.errorOf('reason')}
            maxLength={MAX_REASON_LENGTH}
          />
          <Refusal sending={sending} />
          <div className="flex flex-wrap gap-3">
            <Button busy={sending.isBusy} onClick={() => void decide(true)}>
              {t('queue.accept')}
            </Button>
            <Button variant="secondary" busy={sending.isBusy} onClick={() => void decide(false)}>
              {t('queue.decline')}
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}

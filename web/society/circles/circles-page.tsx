import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { withLanguage } from '#contract/language.ts';
import type { CircleList } from '#contract/society/circles.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { SocietyFrame } from '../SocietyFrame.tsx';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';
import { CircleForm } from './CircleForm.tsx';
import { CircleRow } from './CircleRow.tsx';

/** /home/society/circles: one's own circles, those that are open, and how to begin one. */
export default function CirclesPage() {
  const { t } = useTranslation('society-circles');
  return (
    <SocietyFrame title={t('circles.title')}>
      <Beginning />
      <Own />
      <Open />
    </SocietyFrame>
  );
}

function Beginning() {
  const { t } = useTranslation('society-circles');
  const [isBeginning, setBeginning] = useState(false);
  const navigate = useNavigate();
  const language = useLanguage();
  if (isBeginning)
    return (
      <CircleForm
        onSaved={({ circleId }) => navigate(withLanguage(`/home/society/circles/${circleId}`, language))}
        onCancel={() => setBeginning(false)}
      />
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-prose text-lg text-muted">{t('circles.lead')}</p>
      <Button onClick={() => setBeginning(true)}>{t('circles.begin')}</Button>
    </div>
  );
}

function Own() {
  const { t } = useTranslation('society-circles');
  const loaded = useLoaded((signal) => call('GET /api/society/own-circles', {}, { as: 'person', signal }), []);
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  const { circles, invitations } = loaded.value;
  return (
    <>
      {invitations.length > 0 && <Rows name="invitations" circles={invitations} />}
      {circles.length === 0 ? <Empty title={t('circles.none')}>{t('circles.noneLead')}</Empty> : <Rows name="own" circles={circles} />}
    </>
  );
}

function Open() {
  const loaded = useLoaded((signal) => call('GET /api/society/circles', { query: {} }, { as: 'person', signal }), []);
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  return <Listed first={loaded.value} />;
}

function Listed({ first }: { readonly first: CircleList }) {
  const { t } = useTranslation('society-circles');
  const [{ circles, next }, setList] = useState(first);
  const sending = useSending();
  const others = circles.filter(({ standing }) => standing === 'none' || standing === 'asked');
  const showMore = () =>
    sending.send(async () => {
      const more = await call('GET /api/society/circles', { query: { after: next ?? undefined } }, { as: 'person' });
      setList({ circles: [...circles, ...more.circles], next: more.next });
    });
  return (
    <>
      <Rows name="open" circles={others} />
      {others.length === 0 && next === null && <p className="text-muted">{t('circles.noOpen')}</p>}
      <Refusal sending={sending} />
      {next !== null && (
        <Button variant="secondary" className="justify-self-center" busy={sending.isBusy} onClick={showMore}>
          {t('circles.more')}
        </Button>
      )}
    </>
  );
}

type RowsProps = { readonly name: 'invitations' | 'own' | 'open'; readonly circles: CircleList['circles'] };

function Rows({ name, circles }: RowsProps) {
  const { t } = useTranslation('society-circles');
  return (
    <section aria-labelledby={name} className="grid gap-4">
      <h2 id={name} className="text-2xl">
        {t(`circles.${name}`)}
      </h2>
      <ul className="grid gap-5 md:grid-cols-2 empty:hidden">
        {circles.map((circle) => (
          <CircleRow key={circle.circleId} circle={circle} />
        ))}
      </ul>
    </section>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { currentNotice } from '#content/notices/script-notice.ts';
import type { ParentView } from '#contract/privacy.ts';
import { ApiFailure, call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { KeptOfChild } from './KeptOfChild.tsx';
import { NoticeText } from './NoticeText.tsx';
import { ParentAgreement } from './ParentAgreement.tsx';
import { PrivacyWaiting } from './states.tsx';

/** /parents: what a parent decides for a child. The token of the mail stands after the #, which no server gets to see. */
export default function ParentsPage() {
  const { t } = useTranslation('privacy');
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const token = hash.slice(1);
  const decide = token ? (
    <Deciding key={token} token={token} />
  ) : (
    <Failed level={1} title={t('parents.title')}>
      {t('parents.noLink')}
    </Failed>
  );
  return <PageFrame>{isHydrated ? decide : <PrivacyWaiting />}</PageFrame>;
}

function Deciding({ token }: { token: string }) {
  const { t } = useTranslation('privacy');
  const say = useMessage();
  const loaded = useLoaded((signal) => call('POST /api/parents/look', { body: { token } }, { signal }), [token]);
  const [changed, setChanged] = useState<ParentView>();
  if (loaded.state === 'failed') {
    const { failure, retry } = loaded;
    const isOver = failure instanceof ApiFailure && failure.code === 'gone';
    return (
      <Failed level={1} title={t('parents.title')} onRetry={isOver ? undefined : retry}>
        {failure.body ? say(failure.body.message) : t('failed')}
      </Failed>
    );
  }
  if (loaded.state === 'waiting') return <PrivacyWaiting />;
  const view = changed ?? loaded.value;
  const current = view.token ?? token;
  if (view.decision === 'given' || view.decision === 'withdrawn') return <KeptOfChild view={view} token={current} onChanged={setChanged} />;
  return <Asked view={view} token={token} onChanged={setChanged} />;
}

type AskedProps = { view: ParentView; token: string; onChanged: (view: ParentView) => void };

function Asked({ view: { child, username, decision }, token, onChanged }: AskedProps) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const { send, isBusy, refusal } = useSending(t('failed'));
  async function refuse() {
    const refused = await send(() => call('POST /api/parents/refuse', { body: { token, notice: currentNotice.version, language } }));
    if (refused) onChanged(refused);
  }
  return (
    <Card as="article" className="grid gap-7">
      <p className="text-lg">{t('parents.asks', { child, username: username ?? '' })}</p>
      <NoticeText of="parent" />
      {decision === 'refused' && <Notice tone="info">{t('parents.refused')}</Notice>}
      <ParentAgreement child={child} token={token} onAgreed={onChanged} />
      {decision === null && (
        <div className="grid justify-items-start gap-3 border-t border-line pt-5">
          <p>{t('parents.orNot')}</p>
          <Button variant="secondary" onClick={refuse} busy={isBusy}>
            {t('parents.refuse')}
          </Button>
          {refusal && <Notice tone="danger">{refusal}</Notice>}
        </div>
      )}
    </Card>
  );
}

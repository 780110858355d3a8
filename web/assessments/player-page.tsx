import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import type { TestSlug } from '#content/tests.ts';
import type { TestProgress } from '#contract/measurement.ts';
import { call } from '#web/api/client.ts';
import { deviceStorage } from '#web/api/json-storage.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLogin } from '#web/api/use-login.ts';
import { inLanguage, useLanguage } from '#web/i18n/language.ts';
import { isTestSlug, titleOf } from '#web/players/players.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { usePageTitle } from '#web/ui/use-page-title.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { type Manner, storyHere } from './open-sitting.ts';
import { owesAnswers } from './outbox.ts';
import { Player } from './Player.tsx';
import { PlayerWaiting } from './PlayerWaiting.tsx';
import { TestIntro } from './TestIntro.tsx';

/**
 * /test-project?test=…: a word about the test first, then the test; one that is begun goes on where it stopped. Without a name, the next
 * test.
 */
export default function PlayerPage() {
  const [search] = useSearchParams();
  const slug = search.get('test');
  const login = useLogin();
  return (
    <PageFrame bleed>
      {!login ? <PlayerWaiting /> : slug === null || isTestSlug(slug) ? <ChosenTest key={slug} slug={slug} /> : <UnknownTest />}
    </PageFrame>
  );
}

function ChosenTest({ slug }: { slug: TestSlug | null }) {
  const progress = useLoaded((signal) => call('GET /api/progress', {}, { as: 'person', signal }), []);
  const [begun, setBegun] = useState<Manner>();
  const language = useLanguage();
  const chosen = progress.state === 'ready' ? (slug ?? progress.value.next?.test) : slug;
  usePageTitle(chosen ? titleOf(chosen, language) : undefined);
  const begin = (manner: Manner) => {
    setBegun({ language, ...manner });
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true }); // the button disappears; the test takes the focus once it is there
  };
  if (progress.state === 'waiting') return <PlayerWaiting />;
  if (progress.state === 'failed' && progress.failure.isOffline && slug !== null && storyHere(slug))
    return <Player slug={slug} manner={{}} />;
  if (progress.state === 'failed') return <LoadFailure failure={progress.failure} onRetry={progress.retry} />;
  const wanted = slug ?? progress.value.next?.test;
  if (wanted === undefined) return <Navigate to={inLanguage('/home', language)} replace />;
  const test = progress.value.tests.find((known): known is TestProgress & { test: TestSlug } => known.test === wanted);
  if (!test) return <UnknownTest />;
  // what waits on this device was answered in the language of its sitting
  const isOwing = owesAnswers(test.sittingId, deviceStorage);
  const manner = begun ?? (isOwing ? {} : { language });
  if (begun || test.state === 'started' || isOwing) return <Player slug={test.test} manner={manner} />;
  return <TestIntro test={test} onBegin={begin} />;
}

function UnknownTest() {
  const { t } = useTranslation('assessments');
  return (
    <Failed level={1} title={t('unknown.title')} action={<LinkButton to="/home">{t('over.home')}</LinkButton>}>
      {t('unknown.text')}
    </Failed>
  );
}

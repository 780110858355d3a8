import { useState } from 'react';
import type { OwnSharing } from '#contract/hiring/results.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { ChooseResults } from './ChooseResults.tsx';
import { SharedNow } from './SharedNow.tsx';
import { useResultWords } from './use-result-words.ts';

type Props = { readonly applicationId: number; readonly organisation: string };

/** On a candidate's application: what the employer sees of their results, and what they could share. */
export function ShareResults({ applicationId, organisation }: Props) {
  const { t } = useResultWords();
  const loaded = useLoaded(
    (signal) => call('GET /api/job-seeker/applications/{applicationId}/results', { params: { applicationId } }, { as: 'person', signal }),
    [applicationId],
  );
  return (
    <section aria-label={t('share.title', { organisation })} className="grid grid-cols-1 gap-4">
      <h3 className="text-xl">{t('share.title', { organisation })}</h3>
      {loaded.state === 'waiting' && (
        <WaitingRegion>
          <Skeleton height="3rem" />
        </WaitingRegion>
      )}
      {loaded.state === 'failed' && (
        <Failed level={3} onRetry={loaded.retry} retryAt={loaded.failure.retryAt}>
          {t('failed')}
        </Failed>
      )}
      {loaded.state === 'ready' && <Sharing {...{ applicationId, organisation, first: loaded.value }} />}
    </section>
  );
}

function Sharing({ applicationId, organisation, first }: Props & { readonly first: OwnSharing }) {
  const { t } = useResultWords();
  const [own, setOwn] = useState(first);
  const [isChoosing, setChoosing] = useState(false);
  if (own.shared && !isChoosing)
    return <SharedNow {...{ applicationId, shared: own.shared, onChange: setOwn, onChoose: () => setChoosing(true) }} />;
  if (own.may !== 'share')
    return (
      <>
        <p className="max-w-prose">{t(`share.not.${own.may}`)}</p>
        {own.may === 'nothing-known' && (
          <LinkButton to="/play-cognitive-games" variant="secondary" className="justify-self-start">
            {t('share.play')}
          </LinkButton>
        )}
      </>
    );
  const onShared = (now: OwnSharing) => {
    setOwn(now);
    setChoosing(false);
  };
  return (
    <>
      <p className="max-w-prose">{t('share.lead')}</p>
      <ChooseResults {...{ applicationId, organisation, own, onShared }} />
    </>
  );
}

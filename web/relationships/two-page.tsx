import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLogin } from '#web/api/use-login.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { PageWaiting } from '#web/ui/PageWaiting.tsx';
import { EndButton } from './EndButton.tsx';
import { Invite } from './Invite.tsx';
import { Trouble } from './Trouble.tsx';
import { useWords } from './use-words.ts';

/** With whom a person shares a report, which invitations are open, and a new one. */
export default function TwoPage() {
  const login = useLogin();
  return <PageFrame wide>{login ? <Two /> : <PageWaiting />}</PageFrame>;
}

function Two() {
  const { t } = useWords();
  const all = useLoaded((signal) => call('GET /api/relationships', {}, { as: 'person', signal }), []);
  if (all.state === 'failed') return <Trouble failure={all.failure} onRetry={all.retry} />;
  return (
    <div className="grid gap-8">
      <header className="grid gap-4">
        <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('lead')}</p>
      </header>
      <Invite onInvited={() => all.state === 'ready' && all.reload()} />
      {all.state === 'waiting' ? <PageWaiting /> : <Agreed all={all.value} onEnded={all.reload} />}
    </div>
  );
}

type All = Awaited<ReturnType<typeof call<'GET /api/relationships'>>>;

function Agreed({ all: { relationships, invitations }, onEnded }: { all: All; onEnded: () => void }) {
  const { t, date } = useWords();
  return (
    <>
      {relationships.length > 0 && (
        <Card as="section" aria-labelledby="shared-with" className="grid gap-3">
          <h2 id="shared-with" className="text-2xl sm:text-3xl">
            {t('sharedWith')}
          </h2>
          <ul className="grid gap-2">
            {relationships.map(({ relationshipId, other, agreedAt }) => (
              <li key={relationshipId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
                <span>
                  <LocalLink to={`/home/two/${relationshipId}`} className="link">
                    {t('with', { other })}
                  </LocalLink>{' '}
                  <span className="text-muted">{t('since', { date: date(agreedAt) })}</span>
                </span>
                <EndButton relationshipId={relationshipId} other={other} onEnded={onEnded} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {invitations.length > 0 && (
        <Card as="section" aria-labelledby="open-invitations" className="grid gap-3">
          <h2 id="open-invitations" className="text-2xl sm:text-3xl">
            {t('open')}
          </h2>
          <ul className="grid gap-2">
            {invitations.map(({ relationshipId, expiresAt }) => (
              <li key={relationshipId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
                <span>{t('openUntil', { date: date(expiresAt) })}</span>
                <EndButton relationshipId={relationshipId} onEnded={onEnded} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

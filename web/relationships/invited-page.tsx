import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiFailure, call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLogin } from '#web/api/use-login.ts';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { PageWaiting } from '#web/ui/PageWaiting.tsx';
import { Refused } from './Refused.tsx';
import { Shared } from './Shared.tsx';
import { Trouble } from './Trouble.tsx';
import { useWords } from './use-words.ts';

/** Where the link of an invitation leads: who invites, what would be shared, and a yes or a no. */
export default function InvitedPage() {
  const login = useLogin();
  return <PageFrame>{login ? <Invited /> : <PageWaiting />}</PageFrame>;
}

function Invited() {
  const { t, date } = useWords();
  const [search] = useSearchParams();
  const token = search.get('invitation') ?? '';
  const invitation = useLoaded(
    (signal) => call('POST /api/relationships/invitations/look', { body: { token } }, { as: 'person', signal }),
    [token],
  );
  if (invitation.state === 'waiting') return <PageWaiting />;
  if (invitation.state === 'failed') return <Trouble failure={invitation.failure} onRetry={invitation.retry} />;
  const { inviter, expiresAt } = invitation.value;
  return (
    <Card as="section" aria-labelledby="invited" className="grid gap-5">
      <h1 id="invited" className="text-3xl sm:text-4xl">
        {t('invited.title', { inviter })}
      </h1>
      <p className="max-w-prose text-lg">{t('invited.lead')}</p>
      <Shared other={inviter} />
      <p className="text-muted">{t('invite.until', { date: date(expiresAt) })}</p>
      <Answer token={token} />
    </Card>
  );
}

function Answer({ token }: { token: string }) {
  const { t } = useWords();
  const navigate = useLocalNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();

  async function agree() {
    setBusy(true);
    setFailure(undefined);
    try {
      const { relationshipId } = await call('POST /api/relationships/invitations/accept', { body: { token } }, { as: 'person' });
      void navigate(`/home/two/${relationshipId}`, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <>
      {failure && <Refused failure={failure} />}
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={agree}>
          {t('invited.agree')}
        </Button>
        <LinkButton to="/home" variant="quiet">
          {t('invited.later')}
        </LinkButton>
      </div>
    </>
  );
}

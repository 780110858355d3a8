import { useRef, useState } from 'react';
import type { Output } from '#contract/endpoint.ts';
import type { EndpointAt } from '#contract/endpoints.ts';
import { ApiFailure, call } from '#web/api/client.ts';
import { inLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Refused } from './Refused.tsx';
import { Shared } from './Shared.tsx';
import { useWords } from './use-words.ts';

type Invitation = Output<EndpointAt<'POST /api/relationships/invitations'>>;

/** Makes a link for one person. It is shown once: only its fingerprint is kept. */
export function Invite({ onInvited }: { onInvited: () => void }) {
  const { t } = useWords();
  const [made, setMade] = useState<Invitation>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();

  async function invite() {
    setBusy(true);
    setFailure(undefined);
    try {
      setMade(await call('POST /api/relationships/invitations', { body: {} }, { as: 'person' }));
      onInvited();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card as="section" aria-labelledby="invite" className="grid gap-4">
      <h2 id="invite" className="text-2xl sm:text-3xl">
        {t('invite.title')}
      </h2>
      <p className="max-w-prose">{t('invite.lead')}</p>
      <Shared other={t('otherPerson')} />
      {made && <NewLink invitation={made} />}
      {failure && <Refused failure={failure} />}
      <div>
        <Button variant={made ? 'secondary' : 'primary'} busy={isBusy} onClick={invite}>
          {t(made ? 'invite.another' : 'invite.button')}
        </Button>
      </div>
    </Card>
  );
}

function NewLink({ invitation: { token, expiresAt } }: { invitation: Invitation }) {
  const { t, language, date } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const link = `${window.location.origin}${inLanguage('/home/two/invited', language)}?invitation=${token}`;

  /** Where a browser forbids it, the link is marked, and the keyboard copies it. */
  async function copy() {
    field.current?.select();
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  }

  return (
    <Notice tone="good" takesFocus title={t('invite.made')}>
      <div className="mt-3 grid gap-3">
        <TextField ref={field} label={t('invite.link')} value={link} readOnly hint={t('invite.until', { date: date(expiresAt) })} />
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" onClick={copy}>
            {t('invite.copy')}
          </Button>
          <span role="status">{isCopied && t('invite.copied')}</span>
        </div>
      </div>
    </Notice>
  );
}

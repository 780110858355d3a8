import { type FormEvent, useState } from 'react';
import type { SentInvitations } from '#contract/hiring/test-invitations.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { listTitles, titleOf } from '#web/players/titles.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { FieldError } from '#web/ui/Labelled.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { useResultWords } from './use-result-words.ts';

const SENT = '/api/hiring/applications/{applicationId}/test-invitations';

/** What a candidate was invited to play, and a form that invites. Whether they play is theirs: nothing here tells of it. */
export function InviteToTests({ applicationId }: { readonly applicationId: number }) {
  const { t } = useResultWords();
  const loaded = useLoaded((signal) => call(`GET ${SENT}`, { params: { applicationId } }, { as: 'member', signal }), [applicationId]);
  return (
    <section aria-label={t('invite.title')} className="grid grid-cols-1 gap-4">
      <h3 className="text-lg">{t('invite.title')}</h3>
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
      {loaded.state === 'ready' && <Inviting applicationId={applicationId} first={loaded.value} />}
    </section>
  );
}

function Inviting({ applicationId, first }: { readonly applicationId: number; readonly first: SentInvitations }) {
  const { t, language, day } = useResultWords();
  const [{ mayInvite, invitations }, setSent] = useState(first);
  return (
    <>
      {invitations.length > 0 && (
        <ul className="grid gap-2">
          {invitations.map(({ tests, invitedAt, invitedBy }) => (
            <li key={invitedAt}>
              {t('invite.sent', { day: day(invitedAt), name: invitedBy, tests: tests.map((test) => titleOf(test, language)).join(', ') })}
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-prose text-sm text-muted">{t('invite.theirs')}</p>
      {mayInvite && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('invite.tests')}</summary>
          <InvitationForm applicationId={applicationId} onSent={setSent} />
        </details>
      )}
    </>
  );
}

type FormProps = { readonly applicationId: number; readonly onSent: (sent: SentInvitations) => void };

function InvitationForm({ applicationId, onSent }: FormProps) {
  const { t, language } = useResultWords();
  const [tests, setTests] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const { isBusy, refusal, send } = useSending(t('failed'));
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(tests.length === 0);
    if (tests.length === 0) return;
    const sent = await send(() => call(`POST ${SENT}`, { params: { applicationId }, body: { tests: [...tests] } }, { as: 'member' }));
    if (!sent) return;
    setTests([]);
    onSent(sent);
  };
  return (
    <form onSubmit={(event) => void invite(event)} className="grid grid-cols-1 gap-4" noValidate>
      <fieldset className="grid gap-x-6 sm:grid-cols-2">
        <legend className="sr-only">{t('invite.tests')}</legend>
        {listTitles(language).map(({ test, title }) => (
          <Checkbox
            key={test}
            label={title}
            checked={tests.includes(test)}
            onChange={({ target }) => {
              setTests(target.checked ? [...tests, test] : tests.filter((one) => one !== test));
              setMissing(false);
            }}
            className="py-1.5"
          />
        ))}
        <FieldError className="sm:col-span-2">{isMissing && t('invite.noTest')}</FieldError>
      </fieldset>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
        {t('invite.send')}
      </Button>
    </form>
  );
}

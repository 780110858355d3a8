import { useState } from 'react';
import type { OwnInvitations } from '#contract/hiring/test-invitations.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { titleOf } from '#web/players/titles.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useResultWords } from './use-result-words.ts';

/** On the page of a job seeker: the tests to which employers invite. Nothing where there are none, or where they could not be had. */
export function TestInvitations() {
  const loaded = useLoaded((signal) => call('GET /api/job-seeker/test-invitations', {}, { as: 'person', signal }), []);
  return loaded.state === 'ready' ? <Listed first={loaded.value} /> : null;
}

function Listed({ first }: { readonly first: OwnInvitations }) {
  const { t, day, language } = useResultWords();
  const [{ invitations }, setOwn] = useState(first);
  const { isBusy, refusal, send } = useSending(t('failed'));
  if (invitations.length === 0) return null;
  const decline = async (invitationId: number) => {
    const own = await send(() =>
      call('DELETE /api/job-seeker/test-invitations/{invitationId}', { params: { invitationId } }, { as: 'person' }),
    );
    if (own) setOwn(own);
  };
  return (
    <section aria-label={t('invited.title')} className="grid grid-cols-1 gap-4">
      <h2 className="text-2xl">{t('invited.title')}</h2>
      <p className="max-w-prose text-muted">{t('invited.lead')}</p>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <ul className="grid gap-4">
        {invitations.map(({ invitationId, organisation, jobTitle, tests, invitedAt }) => (
          <Card as="li" key={invitationId} className="grid grid-cols-1 gap-3">
            <h3 className="text-xl wrap-anywhere">{t('invited.by', { organisation, job: jobTitle })}</h3>
            <p className="text-sm text-muted">{day(invitedAt)}</p>
            <ul className="flex flex-wrap gap-x-5 gap-y-2">
              {tests.map((test) => (
                <li key={test}>
                  <LocalLink to={`/test-project?test=${test}`} className="link inline-block py-2">
                    {titleOf(test, language)}
                  </LocalLink>
                </li>
              ))}
            </ul>
            <Button variant="quiet" busy={isBusy} onClick={() => void decline(invitationId)} className="justify-self-start">
              {t('invited.decline')}
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  );
}

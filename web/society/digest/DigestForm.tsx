import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Digest } from '#contract/society/digest.ts';
import { DIGEST_CHOICES } from '#contract/society/digest-words.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';

/** How often a mail tells what is new; never, until a member says otherwise. */
export function DigestSection() {
  const { t } = useTranslation('society-digest');
  const loaded = useLoaded((signal) => call('GET /api/society/digest', {}, { as: 'person', signal }), []);
  return (
    <section aria-labelledby="digest" className="grid max-w-3xl grid-cols-1 gap-4">
      <h2 id="digest" className="text-2xl">
        {t('title')}
      </h2>
      <p className="max-w-prose text-muted">{t('lead')}</p>
      {loaded.state === 'waiting' && <SocietyWaiting />}
      {loaded.state === 'failed' && <SocietyFailed level={3} failure={loaded.failure} onRetry={loaded.retry} />}
      {loaded.state === 'ready' && <DigestForm first={loaded.value} />}
    </section>
  );
}

function DigestForm({ first }: { readonly first: Digest }) {
  const { t } = useTranslation('society-digest');
  const moment = useMoment();
  const name = useId();
  const [digest, setDigest] = useState(first);
  const [choice, setChoice] = useState(first.choice);
  const sending = useSending();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => setDigest(await call('PUT /api/society/digest', { body: { choice } }, { as: 'person' })));
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Card className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{t('legend')}</legend>
          {DIGEST_CHOICES.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3 rounded-control border border-line px-3 py-1">
              <input
                type="radio"
                className="size-5 shrink-0 accent-indigo"
                name={name}
                checked={choice === one}
                onChange={() => setChoice(one)}
              />
              {t(`choice.${one}`)}
            </label>
          ))}
        </fieldset>
        {digest.nextAt && <p className="text-muted">{t('next', { at: moment(digest.nextAt) })}</p>}
        <Refusal sending={sending} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={sending.isBusy}>
            {t('save')}
          </Button>
          <p role="status" className="text-good empty:hidden">
            {sending.isDone && t('saved')}
          </p>
        </div>
      </Card>
    </form>
  );
}

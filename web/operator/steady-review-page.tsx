import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '#contract/steady.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { OperatorFrame, ScreenWaiting } from './OperatorFrame.tsx';
import { ScreenFailed } from './ScreenFailed.tsx';

/** /operator/steady-review: which clinician has looked at the two paths. Only with that the writing step is open. */
export default function SteadyReviewPage() {
  return (
    <OperatorFrame screen="steadyReview">
      <Loaded />
    </OperatorFrame>
  );
}

function Loaded() {
  const loaded = useLoaded((signal) => call('GET /api/operator/steady-review', {}, { as: 'person', signal }), []);
  if (loaded.state === 'waiting') return <ScreenWaiting />;
  if (loaded.state === 'failed') return <ScreenFailed failure={loaded.failure} onRetry={loaded.retry} />;
  return <Recording given={loaded.value.review} />;
}

const NOBODY: Review = { clinician: '', qualification: '', reviewedOn: '' };

function Recording({ given }: { readonly given: Review | null }) {
  const { t } = useTranslation('operator');
  const [recorded, setRecorded] = useState(given);
  const [review, setReview] = useState(NOBODY);
  const sending = useSending(t('failed'));
  const send = (work: () => Promise<{ readonly review: Review | null }>) =>
    sending.send(async () => {
      setRecorded((await work()).review);
      setReview(NOBODY);
    });

  const field = (name: keyof Review) => (
    <TextField
      label={t(`steadyReview.${name}`)}
      type={name === 'reviewedOn' ? 'date' : 'text'}
      value={review[name]}
      required
      error={sending.errorOf(name)}
      onChange={({ target }) => setReview({ ...review, [name]: target.value })}
    />
  );
  return (
    <>
      <p className="max-w-prose text-muted">{t('steadyReview.lead')}</p>
      <p className="rounded-card border border-line bg-surface p-5" role="status">
        {recorded ? t('steadyReview.by', { ...recorded }) : t('steadyReview.none')}
      </p>
      {recorded && (
        <Button
          variant="secondary"
          busy={sending.isBusy}
          className="justify-self-start"
          onClick={() => void send(() => call('DELETE /api/operator/steady-review', {}, { as: 'person' }))}
        >
          {t('steadyReview.withdraw')}
        </Button>
      )}
      <form
        className="grid max-w-prose gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send(() => call('PUT /api/operator/steady-review', { body: review }, { as: 'person' }));
        }}
      >
        {field('clinician')}
        {field('qualification')}
        {field('reviewedOn')}
        {sending.refusal && !sending.hasErrors && <Notice tone="danger">{sending.refusal}</Notice>}
        <Button type="submit" busy={sending.isBusy} className="justify-self-start">
          {t('steadyReview.record')}
        </Button>
      </form>
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '#contract/steady.ts';
import { ApiFailure, call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useMessage } from '#web/i18n/message.ts';
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
  const say = useMessage();
  const [recorded, setRecorded] = useState(given);
  const [review, setReview] = useState(NOBODY);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const errors = failure instanceof ApiFailure ? (failure.body?.errors ?? {}) : {};

  async function send(work: () => Promise<{ readonly review: Review | null }>) {
    setBusy(true);
    setFailure(undefined);
    await work().then((answer) => {
      setRecorded(answer.review);
      setReview(NOBODY);
    }, setFailure);
    setBusy(false);
  }

  const field = (name: keyof Review) => (
    <TextField
      label={t(`steadyReview.${name}`)}
      type={name === 'reviewedOn' ? 'date' : 'text'}
      value={review[name]}
      required
      error={errors[name] === undefined ? undefined : say(errors[name])}
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
          busy={isBusy}
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
          if (!isBusy) void send(() => call('PUT /api/operator/steady-review', { body: review }, { as: 'person' }));
        }}
      >
        {field('clinician')}
        {field('qualification')}
        {field('reviewedOn')}
        {failure !== undefined && Object.keys(errors).length === 0 && <Notice tone="danger">{t('failed')}</Notice>}
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {t('steadyReview.record')}
        </Button>
      </form>
    </>
  );
}

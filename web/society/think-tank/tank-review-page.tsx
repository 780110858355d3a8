import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Marks } from '#contract/society/think-tank/briefs.ts';
import type { OwnReview } from '#contract/society/think-tank/reviews.ts';
import { CRITERIA, type Criterion, MAX_WORDS_LENGTH } from '#contract/society/think-tank/words.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FieldError } from '#web/ui/Labelled.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';
import { SocietyFrame } from '../SocietyFrame.tsx';
import { SureButton } from '../SureButton.tsx';
import { ReportButton } from '../safety/ReportButton.tsx';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';
import { Markdown, Part, ReviewView, Sources } from './parts.tsx';

/** /home/society/think-tank/reviews/:review: a proposal to review. Nobody says whose it is. */
export default function TankReviewPage() {
  const { t } = useTranslation('think-tank');
  return (
    <SocietyFrame title={t('review.title')}>
      <Loaded />
    </SocietyFrame>
  );
}

function Loaded() {
  const reviewId = useParams().review ?? '';
  const loaded = useLoaded(
    (signal) => call('GET /api/society/think-tank/reviews/{reviewId}', { params: { reviewId } }, { as: 'person', signal }),
    [reviewId],
  );
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  return <Ready first={loaded.value} />;
}

function Ready({ first }: { readonly first: OwnReview }) {
  const { t } = useTranslation('think-tank');
  const moment = useMoment();
  const [review, setReview] = useState(first);
  const [isDeclined, setDeclined] = useState(false);
  if (isDeclined)
    return (
      <Notice tone="good" takesFocus>
        {t('review.declined')}
      </Notice>
    );
  const { problem, title, html, sources, marks, dueAt, isGiven } = review;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-prose text-muted">{t('review.lead')}</p>
      <Card as="section" className="grid gap-3">
        <h2 className="text-2xl">{problem.title}</h2>
        <p className="tank-question whitespace-pre-line">{problem.question}</p>
        <details>
          <summary className="link min-h-11 content-center">{t('review.brief')}</summary>
          {(['context', 'known', 'use'] as const).map((part) => (
            <p key={part} className="whitespace-pre-line">
              <strong>{t(`parts.${part}`)}</strong> {problem[part]}
            </p>
          ))}
        </details>
      </Card>
      <Part title={title}>
        <Markdown html={html} />
        <Sources sources={sources} />
        <ReportButton kind="proposal" subject={review.reviewId} what={title} />
      </Part>
      {isGiven && marks ? (
        <>
          <Notice tone="good" takesFocus={review !== first}>
            {t('review.given')}
          </Notice>
          <ReviewView review={{ marks, answer: null }} number={1} />
          <LinkButton to="/home/society/think-tank" variant="secondary" className="justify-self-start">
            {t('toDesk')}
          </LinkButton>
        </>
      ) : (
        <>
          <p className="font-semibold">{t('desk.due', { at: moment(dueAt) })}</p>
          <ReviewForm reviewId={review.reviewId} onGiven={setReview} onDeclined={() => setDeclined(true)} />
        </>
      )}
    </div>
  );
}

type FormProps = { readonly reviewId: string; readonly onGiven: (review: OwnReview) => void; readonly onDeclined: () => void };
const EMPTY = Object.fromEntries(CRITERIA.map((criterion) => [criterion, { mark: 0, words: '' }])) as Marks;

function ReviewForm({ reviewId, onGiven, onDeclined }: FormProps) {
  const { t } = useTranslation('think-tank');
  const writing = useWriting(`review.${reviewId}`, EMPTY);
  const marks = writing.text;
  const sending = useSending();
  const change = (criterion: Criterion, changes: Partial<Marks[Criterion]>) =>
    writing.change({ [criterion]: { ...marks[criterion], ...changes } });
  const params = { reviewId };
  const give = () =>
    sending.send(async () => {
      const given = await call('PUT /api/society/think-tank/reviews/{reviewId}', { params, body: marks }, { as: 'person' });
      writing.forget();
      onGiven(given);
    });
  const decline = () =>
    sending.send(async () => {
      await call('POST /api/society/think-tank/reviews/{reviewId}/decline', { params }, { as: 'person' });
      writing.forget();
      onDeclined();
    });
  return (
    <div className="grid max-w-2xl gap-6">
      <Unsent writing={writing} />
      {CRITERIA.map((criterion) => (
        <fieldset key={criterion} className="grid min-w-0 gap-3 rounded-card border border-line bg-surface p-5">
          <legend className="float-start mb-1 text-xl font-semibold">{t(`criteria.${criterion}.name`)}</legend>
          <p className="clear-both text-muted">{t(`criteria.${criterion}.asks`)}</p>
          <div className="flex flex-wrap gap-2">
            {[1, 2, 3, 4, 5].map((mark) => (
              <label key={mark} className="tank-mark">
                <input
                  type="radio"
                  className="sr-only"
                  name={`mark-${criterion}`}
                  checked={marks[criterion].mark === mark}
                  onChange={() => change(criterion, { mark })}
                />
                {mark}
              </label>
            ))}
          </div>
          <FieldError>{sending.errorOf(`${criterion}.mark`)}</FieldError>
          <TextArea
            label={t('review.why', { criterion: t(`criteria.${criterion}.name`) })}
            rows={3}
            value={marks[criterion].words}
            onChange={({ target }) => change(criterion, { words: target.value })}
            error={sending.errorOf(`${criterion}.words`)}
            maxLength={MAX_WORDS_LENGTH}
          />
        </fieldset>
      ))}
      <Refusal sending={sending} />
      <p className="text-sm text-muted">{t('review.once')}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={sending.isBusy} onClick={() => void give()}>
          {t('review.give')}
        </Button>
        <SureButton
          label={t('review.decline')}
          sure={t('review.declineSure')}
          yes={t('review.decline')}
          keep={t('review.keep')}
          isBusy={sending.isBusy}
          onYes={decline}
        />
      </div>
    </div>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_NOTE_LENGTH, MAX_RATING, RECOMMENDATIONS, type Recommendation, SCORECARD_CRITERIA } from '#contract/hiring/candidate-words.ts';
import type { ApplicationPage } from '#contract/hiring/candidates.ts';
import type { Interview } from '#contract/hiring/interviews.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { isToEnd, WasItHeld } from './ApplicationInterviews.tsx';
import { Part } from './Part.tsx';
import { SendingFailed } from './SendingFailed.tsx';

type Props = {
  readonly application: ApplicationPage;
  readonly onChange: () => void;
  readonly you: number;
  readonly interviews: readonly Interview[];
  readonly onEnded: () => void;
};

/** Everybody writes their own first. What others think is shown after that, so that nobody leans on it. */
export function Scorecards({ application, onChange, you, interviews, onEnded }: Props) {
  const { t } = useTranslation('hiring-candidates');
  const { scorecards, hiddenScorecards, mayRate } = application;
  const mine = scorecards.find(({ memberId }) => memberId === you);
  const [isWriting, setWriting] = useState(false);
  const [isWritten, setWritten] = useState(false);
  // once the new scorecard stands above the question: a button that moves while it is pressed is missed
  const isAsked = isWritten && mine !== undefined;
  return (
    <Part title={t('cards.title')}>
      {scorecards.length === 0 && hiddenScorecards === 0 && <p className="text-muted">{t('cards.none')}</p>}
      {hiddenScorecards > 0 && <p className="text-muted">{t('cards.hidden', { count: hiddenScorecards })}</p>}
      <ul className="grid gap-4">
        {scorecards.map(({ memberId, by, recommendation, ratings, remark }) => (
          <li key={memberId} className="grid gap-1 border-s-4 border-line ps-3">
            <p className="font-semibold wrap-anywhere">
              {by}: {t(`recommendation.${recommendation}`)}
            </p>
            <ul className="grid gap-x-4 text-sm sm:grid-cols-2">
              {ratings.map(({ criterion, rating }) => (
                <li key={criterion} className="flex justify-between gap-2">
                  <span>{t(`criterion.${criterion}`)}</span>
                  <span className="tabular-nums">{t('cards.rating', { rating, max: MAX_RATING })}</span>
                </li>
              ))}
            </ul>
            {remark && <p className="whitespace-pre-line wrap-anywhere">{remark}</p>}
          </li>
        ))}
      </ul>
      {mayRate && !isWriting && (
        <div>
          <Button variant="secondary" onClick={() => setWriting(true)}>
            {t(mine ? 'cards.change' : 'cards.write')}
          </Button>
        </div>
      )}
      {isWriting && (
        <CardForm
          application={application}
          mine={mine}
          onEnd={(isWritten) => {
            setWriting(false);
            if (!isWritten) return;
            setWritten(true);
            onChange();
          }}
        />
      )}
      {isAsked && (
        <WasItHeld
          interviews={interviews.filter((interview) => isToEnd(interview, Date.now()))}
          onEnd={() => {
            setWritten(false);
            onEnded();
          }}
        />
      )}
    </Part>
  );
}

type FormProps = {
  readonly application: ApplicationPage;
  readonly mine: ApplicationPage['scorecards'][number] | undefined;
  readonly onEnd: (isWritten: boolean) => void;
};
type Criterion = (typeof SCORECARD_CRITERIA)[number];

function CardForm({ application: { applicationId }, mine, onEnd }: FormProps) {
  const { t } = useTranslation('hiring-candidates');
  const [ratings, setRatings] = useState<Partial<Record<Criterion, number>>>(
    Object.fromEntries(mine?.ratings.map(({ criterion, rating }) => [criterion, rating]) ?? []),
  );
  const [recommendation, setRecommendation] = useState<Recommendation | ''>(mine?.recommendation ?? '');
  const [remark, setRemark] = useState(mine?.remark ?? '');
  const { send, isBusy, reason } = useSending(t('failed'));
  const isWhole = recommendation !== '' && SCORECARD_CRITERIA.every((criterion) => ratings[criterion]);

  async function write() {
    if (recommendation === '' || !isWhole) return;
    const body = { recommendation, remark, ratings: ratings as Record<Criterion, number> };
    const path = 'PUT /api/hiring/applications/{applicationId}/scorecard';
    if (await send(() => call(path, { params: { applicationId }, body }, { as: 'member' }))) onEnd(true);
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void write();
      }}
    >
      {SCORECARD_CRITERIA.map((criterion) => (
        <fieldset key={criterion} className="grid gap-1">
          <legend className="font-semibold">{t(`criterion.${criterion}`)}</legend>
          <div className="flex flex-wrap gap-x-4">
            {Array.from({ length: MAX_RATING }, (_, index) => index + 1).map((rating) => (
              <label key={rating} className="flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name={criterion}
                  value={rating}
                  checked={ratings[criterion] === rating}
                  onChange={() => setRatings({ ...ratings, [criterion]: rating })}
                />
                {t(`ratings.${rating}`)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <SelectField
        label={t('cards.recommendation')}
        value={recommendation}
        onChange={({ target }) => setRecommendation(target.value as Recommendation)}
      >
        <option value="">{t('cards.choose')}</option>
        {RECOMMENDATIONS.map((one) => (
          <option key={one} value={one}>
            {t(`recommendation.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        rows={3}
        label={t('cards.remark')}
        hint={t('cards.remarkHint')}
        value={remark}
        maxLength={MAX_NOTE_LENGTH}
        onChange={({ target }) => setRemark(target.value)}
      />
      <SendingFailed reason={reason} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy} disabled={!isWhole}>
          {t('cards.keep')}
        </Button>
        <Button variant="quiet" onClick={() => onEnd(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

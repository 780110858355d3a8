import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobAd } from '#contract/hiring/board.ts';
import { MAX_ANSWER_LENGTH, MAX_APPLICATION_LETTER } from '#contract/hiring/seeker-words.ts';
import type { JobProfile } from '#contract/hiring/seekers.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Labelled } from '#web/ui/Labelled.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useSignedInName } from '#web/ui/use-signed-in.ts';
import { keepDraft, readDraft } from './application-draft.ts';
import { CvFacts, factsOf, withFacts } from './CvFacts.tsx';
import { CvField } from './CvField.tsx';
import { useCvReading } from './use-cv-reading.ts';

/** One step: what is stored goes along, the job's questions are answered here. */
export function Apply({ job }: { readonly job: JobAd }) {
  const { t } = useTranslation('hiring-seekers');
  const name = useSignedInName();
  return (
    <Card as="section" aria-labelledby="apply" className="grid grid-cols-1 gap-5">
      <h2 id="apply" className="text-2xl">
        {t('apply.title')}
      </h2>
      {typeof name === 'string' ? (
        <WithProfile job={job} />
      ) : (
        <div className="grid justify-items-start gap-3">
          <p>{t('apply.logInText')}</p>
          <LinkButton to={`/login?next=${encodeURIComponent(`/jobs/${job.jobId}`)}`}>{t('apply.logIn')}</LinkButton>
        </div>
      )}
    </Card>
  );
}

function WithProfile({ job }: { readonly job: JobAd }) {
  const { t } = useTranslation('hiring-seekers');
  const loaded = useLoaded((signal) => call('GET /api/job-seeker/profile', {}, { as: 'person', signal }), []);
  if (loaded.state === 'waiting') return <Skeleton height="20rem" />;
  if (loaded.state === 'failed')
    return (
      <Failed level={3} onRetry={loaded.retry}>
        {t('failed')}
      </Failed>
    );
  if (loaded.value.isMinor) return <Notice tone="info">{t('apply.adultsOnly')}</Notice>;
  return <ApplyForm job={job} stored={loaded.value} />;
}

function ApplyForm({ job, stored }: { readonly job: JobAd; readonly stored: JobProfile }) {
  const { t } = useTranslation('hiring-seekers');
  const language = useLanguage();
  const [profile, setProfile] = useState(stored);
  const [draft, setDraft] = useState(() => readDraft(job.jobId));
  const { letter, answers } = draft;
  const write = (changes: Partial<typeof draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepDraft(job.jobId, next); // a reload loses nothing
  };
  const facts = { ...factsOf(profile), ...draft.facts };
  useCvReading(profile, setProfile);
  const [made, setMade] = useState<{ readonly isNew: boolean }>();
  const { send, isBusy, refusal, code, errorOf } = useSending(t('failed'));
  async function apply(event: FormEvent) {
    event.preventDefault();
    const asked = new Set(job.questions.map(({ questionId }) => questionId)); // a draft may answer what is no longer asked
    const given = Object.entries(answers)
      .map(([questionId, answer]) => ({ questionId: Number(questionId), answer }))
      .filter(({ questionId }) => asked.has(questionId));
    const body = { jobId: job.jobId, letter, answers: given, language };
    const done = await send(async () => {
      if (Object.keys(facts).length > 0)
        setProfile(await call('PUT /api/job-seeker/profile', { body: withFacts(profile, facts) }, { as: 'person' }));
      return call('POST /api/job-seeker/applications', { body }, { as: 'person' });
    });
    if (!done) return;
    keepDraft(job.jobId, null);
    setMade(done);
  }
  if (made)
    return (
      <Notice
        tone="good"
        takesFocus
        title={t(made.isNew ? 'apply.done' : 'apply.doneBefore')}
        action={<LinkButton to="/job-seeker">{t('apply.look')}</LinkButton>}
      />
    );
  return (
    <form className="grid grid-cols-1 gap-5" noValidate onSubmit={apply}>
      <p className="wrap-anywhere">
        {t('apply.goesAlong', { name: profile.name, email: profile.email })}{' '}
        <LocalLink to="/job-seeker" className="link">
          {t('apply.change')}
        </LocalLink>
      </p>
      <CvField profile={profile} onStored={setProfile} />
      <CvFacts facts={facts} onChange={(changed) => write({ facts: changed })} errorOf={errorOf} />
      {job.questions.map((question) => (
        <Question
          key={question.questionId}
          question={question}
          value={answers[question.questionId] ?? ''}
          error={errorOf(`answers.${question.questionId}`)}
          onChange={(value) => write({ answers: { ...answers, [question.questionId]: value } })}
        />
      ))}
      <TextArea
        label={t('apply.letter')}
        rows={8}
        maxLength={MAX_APPLICATION_LETTER}
        value={letter}
        onChange={({ target }) => write({ letter: target.value })}
      />
      <p className="text-sm text-muted">{t('apply.age')}</p>
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {t('apply.send')}
      </Button>
      {refusal && (
        <Notice
          tone="danger"
          takesFocus
          action={code === 'forbidden' && !profile.isVerified && <LinkButton to="/verify-email">{t('apply.verify')}</LinkButton>}
        >
          {refusal}
        </Notice>
      )}
    </form>
  );
}

type QuestionProps = {
  readonly question: JobAd['questions'][number];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

function Question({ question: { questionId, text, kind, options, isRequired }, value, error, onChange }: QuestionProps) {
  const { t } = useTranslation('hiring-seekers');
  const shared = {
    ...{ className: 'field', value, 'aria-required': isRequired },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  } as const;
  const choices = kind === 'yes-no' ? ['yes', 'no'] : options;
  const label = (
    <span className="wrap-anywhere">
      {text} {!isRequired && <span className="font-normal text-muted">{t('apply.optional')}</span>}
    </span>
  );
  return (
    <Labelled id={`question-${questionId}`} label={label} error={error}>
      {(tied) =>
        kind === 'text' || kind === 'number' ? (
          <input {...shared} {...tied} maxLength={MAX_ANSWER_LENGTH} inputMode={kind === 'number' ? 'decimal' : undefined} />
        ) : (
          <select {...shared} {...tied}>
            <option value="">{t('apply.choose')}</option>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {kind === 'yes-no' ? t(`apply.${choice}`) : choice}
              </option>
            ))}
          </select>
        )
      }
    </Labelled>
  );
}

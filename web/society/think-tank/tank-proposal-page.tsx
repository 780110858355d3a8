import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Workbench } from '#contract/society/think-tank/proposals.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLogin } from '#web/api/use-login.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { ReportButton } from '../safety/ReportButton.tsx';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';
import { CodeForm, SubmitForm } from './author-forms.tsx';
import { StepLamps } from './Lamps.tsx';
import { OwnVersions } from './OwnVersions.tsx';
import { ProposalForm } from './ProposalForm.tsx';
import { Markdown, Part, ReviewView, Sources } from './parts.tsx';

/** /home/think-tank/:slug: one's proposal, from the first line to its correction. Open to every adult, member or not. */
export default function TankProposalPage() {
  const login = useLogin();
  return <PageFrame wide>{login ? <Loaded /> : <SocietyWaiting />}</PageFrame>;
}

function Loaded() {
  const slug = useParams().slug ?? '';
  const loaded = useLoaded(
    (signal) => call('GET /api/think-tank/problems/{slug}/own', { params: { slug } }, { as: 'person', signal }),
    [slug],
  );
  if (loaded.state === 'failed') return <SocietyFailed failure={loaded.failure} onRetry={loaded.retry} />;
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  return <Bench key={slug} first={loaded.value} />;
}

function Bench({ first }: { readonly first: Workbench }) {
  const { t } = useTranslation('think-tank');
  const moment = useMoment();
  const [bench, setBench] = useState(first);
  const [joined, setJoined] = useState(0);
  // what the others wrote takes the place of the empty form
  const showJoined = (own: Workbench) => {
    setBench(own);
    setJoined(joined + 1);
  };
  const { slug, title, question, state, endsAt, may, proposal, isOwnProblem } = bench;
  const mode = may.write ? 'write' : may.revise ? 'revise' : may.correct ? 'correct' : undefined;
  return (
    <div className="grid grid-cols-1 gap-6 wrap-anywhere">
      <header className="grid gap-4">
        <h1 className="text-3xl sm:text-4xl">{t('own.title', { title })}</h1>
        {state !== 'unanswered' && (
          <div className="max-w-md">
            <StepLamps state={state} />
          </div>
        )}
        <p className="font-semibold text-accent-ink">{t(`until.${state}`, { at: endsAt ? moment(endsAt) : '' })}</p>
        <p className="tank-question max-w-prose whitespace-pre-line">{question}</p>
      </header>
      {isOwnProblem && <Notice tone="info">{t('own.isAsker')}</Notice>}
      {!proposal && !may.write && !isOwnProblem && <Notice tone="info">{t('own.none')}</Notice>}
      {proposal && (
        <p className="text-muted">
          {t(proposal.isSubmitted ? 'own.isSubmitted' : 'own.isDraft', { version: proposal.version })} · {proposal.authors.join(', ')}
        </p>
      )}
      <div className="tank-desk">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          {proposal?.reviews && (
            <section className="grid gap-4">
              <h2 className="text-2xl">{t('brief.reviews')}</h2>
              {proposal.reviews.length === 0 && <p>{t('own.noReviews')}</p>}
              {proposal.reviews.map((review, index) => (
                <ReviewView key={review.shownAs} review={review} number={index + 1}>
                  <ReportButton kind="review" subject={review.shownAs} what={t('review.number', { number: index + 1 })} />
                </ReviewView>
              ))}
            </section>
          )}
          {mode ? (
            <ProposalForm key={`${mode} ${joined}`} mode={mode} bench={bench} onChanged={setBench} />
          ) : (
            proposal && (
              <Part title={proposal.title}>
                <Markdown html={proposal.html} />
                <Sources sources={proposal.sources} />
              </Part>
            )
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-8">
          {may.write && proposal && !proposal.isSubmitted && <SubmitForm slug={slug} version={proposal.version} onChanged={setBench} />}
          {may.write && <CodeForm slug={slug} code={proposal?.code ?? null} onChanged={showJoined} />}
          {proposal && proposal.versions.length > 0 && <OwnVersions slug={slug} versions={proposal.versions} />}
        </div>
      </div>
      <LinkButton to={`/think-tank/${slug}`} variant="quiet" className="justify-self-start">
        {t('own.toProblem')}
      </LinkButton>
    </div>
  );
}

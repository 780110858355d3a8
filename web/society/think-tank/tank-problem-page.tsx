import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import type { PublicProblem } from '#contract/society/think-tank/problems.ts';
import { pageDataOf } from '#web/api/page-data.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { useIndianDay } from '#web/ui/use-indian-day.ts';
import { useSignedInName } from '#web/ui/use-signed-in.ts';
import { ReportButton } from '../safety/ReportButton.tsx';
import { BriefView } from './BriefView.tsx';
import { StepLamps } from './Lamps.tsx';
import { FieldChips, Part } from './parts.tsx';
import { Seal } from './Seal.tsx';

type Loaded = { readonly problem: null } | { readonly problem: PublicProblem; readonly origin: string };

export function loader({ request }: { readonly request: Request }) {
  const loaded = pageDataOf<Loaded>(request);
  if (!loaded) return data(loaded, { status: 503 });
  return data(loaded, { status: loaded.problem ? 200 : 404 });
}

/** /think-tank/:slug: one problem, and its brief once it is published. */
export default function TankProblemPage({ loaderData }: { readonly loaderData: Loaded | null }) {
  const { t } = useTranslation('think-tank');
  return (
    <PageFrame>
      {!loaderData && <Notice tone="danger">{t('failed')}</Notice>}
      {loaderData && (loaderData.problem ? <Shown problem={loaderData.problem} origin={loaderData.origin} /> : <NoSuchProblem />)}
    </PageFrame>
  );
}

function NoSuchProblem() {
  const { t } = useTranslation('think-tank');
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-3xl">{t('unknown')}</h1>
      <p className="max-w-prose">{t('unknownText')}</p>
      <LinkButton to="/think-tank">{t('toTank')}</LinkButton>
    </div>
  );
}

function Shown({ problem, origin }: { readonly problem: PublicProblem; readonly origin: string }) {
  const { t } = useTranslation('think-tank');
  const day = useIndianDay();
  const language = useLanguage();
  const isSignedIn = typeof useSignedInName() === 'string';
  const { slug, title, state, endsAt, askedBy, fields, brief, proposals, question } = problem;
  return (
    <article className="grid grid-cols-1 gap-8 wrap-anywhere">
      <header className="grid gap-4">
        <LocalLink to="/think-tank" className="link grid min-h-11 items-center justify-self-start">
          {t('title')}
        </LocalLink>
        <h1 lang={problem.language} className="text-4xl sm:text-5xl">
          {title}
        </h1>
        <FieldChips fields={fields} />
        <p className="text-muted empty:hidden">
          {[askedBy && t('askedBy', { name: askedBy }), proposals !== null && t('proposals', { count: proposals })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {state !== 'unanswered' && <StepLamps state={state} />}
        <p className="font-semibold text-accent-ink">
          {state === 'published' && brief
            ? t('publishedAt', { at: day(brief.publishedAt) })
            : t(`until.${state}`, { at: endsAt ? day(endsAt) : '' })}
        </p>
        {brief && (
          <a
            href={`/api/think-tank/problems/${slug}/pdf?language=${language}`}
            download
            className="button button-secondary justify-self-start"
          >
            {t('brief.pdf')}
          </a>
        )}
      </header>
      <section className="grid gap-3">
        <h2 className="text-xl text-muted">{t('parts.question')}</h2>
        <p lang={problem.language} className="tank-question whitespace-pre-line">
          {question}
        </p>
      </section>
      {state === 'open' && (
        <Card className="grid gap-4">
          <p className="max-w-prose">{t('mayPropose')}</p>
          <LinkButton to={`/home/think-tank/${slug}`} className="justify-self-start">
            {t('propose')}
          </LinkButton>
        </Card>
      )}
      {brief && <BriefView problem={problem} brief={brief} origin={origin} />}
      {(['context', 'known', 'use'] as const).map((part) => (
        <Part key={part} title={t(`parts.${part}`)}>
          <p lang={problem.language} className="whitespace-pre-line">
            {problem[part]}
          </p>
        </Part>
      ))}
      {brief && <Seal brief={brief} />}
      {isSignedIn && <ReportButton kind={brief && brief.chosen.length > 0 ? 'brief' : 'problem'} subject={slug} what={title} />}
      <LinkButton to="/think-tank" variant="quiet" className="justify-self-start">
        {t('toTank')}
      </LinkButton>
    </article>
  );
}

import { useTranslation } from 'react-i18next';
import type { Brief, ChosenProposal } from '#contract/society/think-tank/briefs.ts';
import type { PublicProblem } from '#contract/society/think-tank/problems.ts';
import { LICENCE, LICENCE_ADDRESS } from '#contract/society/think-tank/words.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useIndianDay } from '#web/ui/use-indian-day.ts';
import { Markdown, Part, ReviewView, Sources } from './parts.tsx';

type Props = { readonly problem: PublicProblem; readonly brief: Brief; readonly origin: string };

/** The answer that most approve of, with all that led to it. */
export function BriefView({ problem: { slug }, brief, origin }: Props) {
  const { t } = useTranslation('think-tank');
  const day = useIndianDay();
  return (
    <>
      {brief.chosen.map((chosen) => (
        <Chosen key={chosen.title} slug={slug} chosen={chosen} brief={brief} address={`${origin}/think-tank/${slug}`} />
      ))}
      {brief.chosenGone > 0 && <Notice tone="info">{t('brief.chosenGone', { count: brief.chosenGone })}</Notice>}
      {brief.outcomes.map(({ afterDays, text, saidAt }) => (
        <Part key={afterDays} title={t('brief.outcome', { days: afterDays })}>
          <p className="whitespace-pre-line">{text}</p>
          <p className="text-sm text-muted">{day(saidAt)}</p>
        </Part>
      ))}
      {brief.others.length > 0 && (
        <Part title={t('brief.others')}>
          <ul className="grid list-disc gap-1 ps-6">
            {brief.others.map(({ title, approvals }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same title, and the list never changes
              <li key={index}>
                {title ?? t('brief.otherGone')}: {t('brief.approvals', { count: approvals })}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

type ChosenProps = { readonly slug: string; readonly chosen: ChosenProposal; readonly brief: Brief; readonly address: string };

function Chosen({ slug, chosen, brief, address }: ChosenProps) {
  const { t } = useTranslation('think-tank');
  const day = useIndianDay();
  const gone = chosen.authorsGone > 0 ? [t('brief.gone', { count: chosen.authorsGone })] : [];
  const authors = [...chosen.authors, ...gone].join(', ');
  const year = brief.publishedAt.slice(0, 4);
  return (
    <section className="grid grid-cols-1 gap-6 border-t border-line pt-8">
      <div className="grid gap-2">
        <p className="font-semibold text-accent-ink">{t('brief.answer')}</p>
        <h2 className="text-3xl">{chosen.title}</h2>
        <p className="text-lg">{authors}</p>
        <p className="text-muted">
          {t('brief.approvals', { count: chosen.approvals })} · {t('brief.version', { version: chosen.version })}
        </p>
      </div>
      {chosen.corrections.map(({ version, note, at }) => (
        <Notice key={version} tone="info" title={t('brief.corrected', { version, at: day(at) })}>
          {note}
        </Notice>
      ))}
      {chosen.corrections.length > 0 && (
        <LocalLink to={`/think-tank/${slug}/versions`} className="link grid min-h-11 items-center justify-self-start">
          {t('brief.earlier')}
        </LocalLink>
      )}
      <Markdown html={chosen.html} />
      <Sources sources={chosen.sources} />
      <Card as="section" className="grid gap-2">
        <h3 className="text-xl">{t('brief.cite')}</h3>
        <p className="max-w-prose">
          {`${authors} (${year}). ${chosen.title}. `}
          {t('brief.citation', { version: chosen.version })}
          {` ${address}`}
        </p>
        <p>
          <a href={LICENCE_ADDRESS} className="link inline-grid min-h-11 items-center" rel="license noreferrer">
            {LICENCE}
          </a>
        </p>
      </Card>
      {chosen.reviews.length > 0 && <h2 className="text-2xl">{t('brief.reviews')}</h2>}
      {chosen.reviews.map((review, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing of a review but its place tells it from others
        <ReviewView key={index} review={review} number={index + 1} />
      ))}
    </section>
  );
}

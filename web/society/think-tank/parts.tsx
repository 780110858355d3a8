import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answered } from '#contract/society/think-tank/briefs.ts';
import { CRITERIA, type Field } from '#contract/society/think-tank/words.ts';
import { Card } from '#web/ui/Card.tsx';
import './think-tank.css';

/** A text that the server has made from Markdown. */
export const Markdown = ({ html }: { readonly html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server (server/society/markdown.ts)
  <div className="tank-text" dangerouslySetInnerHTML={{ __html: html }} />
);

export function FieldChips({ fields }: { readonly fields: readonly Field[] }) {
  const { t } = useTranslation('think-tank');
  return (
    <ul aria-label={t('fieldsOf')} className="flex flex-wrap gap-2">
      {fields.map((field) => (
        <li key={field} className="tank-chip">
          {t(`fields.${field}`)}
        </li>
      ))}
    </ul>
  );
}

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="grid max-w-prose gap-2">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
);

const FULL_MARKS = [1, 2, 3, 4, 5] as const;

/** A review as everybody may see it, and what its authors said to it. */
type ReviewProps = {
  readonly review: Answered;
  readonly number: number;
  /** What can be done about it. */
  readonly children?: ReactNode;
};

export function ReviewView({ review: { marks, answer }, number, children }: ReviewProps) {
  const { t } = useTranslation('think-tank');
  return (
    <Card as="section" className="grid gap-4 wrap-anywhere">
      <h3 className="text-xl">{t('review.number', { number })}</h3>
      <dl className="grid gap-4">
        {CRITERIA.map((criterion) => (
          <div key={criterion} className="grid gap-1">
            <dt className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{t(`criteria.${criterion}.name`)}</span>
              <span className="tank-dots" aria-hidden="true">
                {FULL_MARKS.map((mark) => (
                  <span key={mark} className={mark <= marks[criterion].mark ? 'is-full' : undefined} />
                ))}
              </span>
              <span className="text-sm text-muted">{t('review.of5', { mark: marks[criterion].mark })}</span>
            </dt>
            <dd className="max-w-prose whitespace-pre-line">{marks[criterion].words}</dd>
          </div>
        ))}
      </dl>
      {answer && (
        <blockquote className="grid gap-1 rounded-control bg-raised p-4">
          <p className="text-sm text-muted">{t('review.answered')}</p>
          <p className="max-w-prose whitespace-pre-line">{answer}</p>
        </blockquote>
      )}
      {children}
    </Card>
  );
}

export const Sources = ({ sources }: { readonly sources: readonly string[] }) => {
  const { t } = useTranslation('think-tank');
  if (sources.length === 0) return null;
  return (
    <section className="grid max-w-prose gap-2">
      <h3 className="text-xl">{t('sources')}</h3>
      <ol className="grid list-decimal gap-1 ps-6 wrap-anywhere">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ol>
    </section>
  );
};

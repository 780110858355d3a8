import { useTranslation } from 'react-i18next';
import type { JobContent } from '#contract/hiring/job-content.ts';
import { useJobFacts } from './use-job-facts.ts';
import './rich-text.css';

/** A job as candidates will see it. `html` comes from the server, which cleans it, or from the editor, which knows no other marks. */
export function JobPreview({ content, organisation }: { readonly content: JobContent; readonly organisation: string }) {
  const { t } = useTranslation('hiring-jobs');
  const facts = useJobFacts()(content);
  return (
    <article className="grid gap-5">
      <header className="grid gap-1">
        <h3 className="text-2xl wrap-anywhere" lang={content.language}>
          {content.title || t('preview.noTitle')}
        </h3>
        <p className="text-lg text-muted">{organisation}</p>
      </header>
      <ul className="flex flex-wrap gap-2">
        {facts.map((fact) => (
          <li key={fact} className="rounded-full bg-raised px-3 py-1 text-sm">
            {fact}
          </li>
        ))}
      </ul>
      {content.description === '' ? (
        <p className="text-muted">{t('preview.noText')}</p>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, or written by the editor, which knows no other marks
        <div className="job-text" lang={content.language} dangerouslySetInnerHTML={{ __html: content.description }} />
      )}
      {content.questions.length > 0 && (
        <section className="grid gap-2">
          <h4 className="text-lg font-semibold">{t('preview.questions')}</h4>
          <ol className="grid list-decimal gap-1 ps-6" lang={content.language}>
            {content.questions.map(({ text, isRequired, questionId }, index) => (
              <li key={questionId ?? `new${index}`}>
                {text} {isRequired && <span className="text-sm text-muted">({t('preview.required')})</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  );
}

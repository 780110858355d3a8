import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answered } from '#contract/society/think-tank/briefs.ts';
import { CRITERIA, type Field } from '#contract/society/think-tank/words.ts';
import { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
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

type AreaProps = {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly rows?: number | undefined;
  readonly maxLength: number;
};

export function TextArea({ label, value, onChange, error, hint, rows = 4, maxLength }: AreaProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        maxLength={maxLength}
        className="field"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className="text-sm text-muted empty:hidden">
        {hint}
      </p>
      <p id={`${id}-error`} aria-live="polite" className="text-sm font-semibold text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

/** Sends what a form holds; what the server has against it is said beside the field, or below the form. */
export function useSending() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isDone, setDone] = useState(false);
  const say = useMessage();
  const { t } = useTranslation('think-tank');
  const body = failure instanceof ApiFailure ? failure.body : undefined;
  const errorOf = (field: string) => {
    const error = Object.entries(body?.errors ?? {}).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1];
    return error === undefined ? undefined : say(error);
  };
  async function send(work: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    setDone(false);
    await work().then(() => setDone(true), setFailure);
    setBusy(false);
  }
  const notice =
    failure === undefined ? null : (
      <Notice tone="danger" takesFocus>
        {body ? say(body.message) : t('failed')}
      </Notice>
    );
  return { isBusy, isDone, errorOf, send, notice };
}

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

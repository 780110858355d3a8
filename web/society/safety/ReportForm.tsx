import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HARMS, type Harm, MAX_COMPLAINT_LENGTH, type SubjectKind } from '#contract/society/safety-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { FieldError } from '#web/ui/Labelled.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';

type Props = { readonly kind: SubjectKind; readonly subject: string; readonly onCancel: () => void };

/** What harm it does, and in one's own words what is wrong. */
export function ReportForm({ kind, subject, onCancel }: Props) {
  const { t } = useTranslation('society-safety');
  const moment = useMoment();
  const writing = useWriting<{ harm: Harm | ''; words: string }>(`complaint.${kind}.${subject}`, { harm: '', words: '' });
  const { harm, words } = writing.text;
  const [dueAt, setDueAt] = useState<string>();
  const sending = useSending();
  async function send(event: FormEvent) {
    event.preventDefault();
    // without a choice the server says what is missing
    const body = { kind, subject, harm: harm as Harm, words };
    await sending.send(async () => {
      const sent = await call('POST /api/society/complaints', { body }, { as: 'person' });
      writing.forget();
      setDueAt(sent.dueAt);
    });
  }
  if (dueAt)
    return (
      <Notice
        tone="good"
        takesFocus
        action={
          <LinkButton to="/home/society/complaints" variant="quiet">
            {t('report.toOwn')}
          </LinkButton>
        }
      >
        {t('report.sent', { at: moment(dueAt) })}
      </Notice>
    );
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-5">
      <p className="text-muted">{t('report.lead')}</p>
      <Unsent writing={writing} />
      <HarmChoice chosen={harm} error={sending.errorOf('harm')} onChoose={(one) => writing.change({ harm: one })} />
      {harm === 'danger' && (
        <Notice tone="danger" title={t('report.danger')}>
          <LocalLink to="/help-now" reloadDocument className="link inline-grid min-h-11 items-center">
            {t('report.help')}
          </LocalLink>
        </Notice>
      )}
      <TextArea
        label={t('report.words')}
        maxLength={MAX_COMPLAINT_LENGTH}
        value={words}
        error={sending.errorOf('words')}
        onChange={({ target }) => writing.change({ words: target.value })}
      />
      <Refusal sending={sending} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending.isBusy}>
          {t('report.send')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('report.cancel')}
        </Button>
      </div>
    </form>
  );
}

type ChoiceProps = {
  readonly chosen: Harm | '';
  readonly error: string | undefined;
  readonly onChoose: (harm: Harm) => void;
};

function HarmChoice({ chosen, error, onChoose }: ChoiceProps) {
  const { t } = useTranslation('society-safety');
  const id = useId();
  return (
    <fieldset className="grid gap-2" aria-describedby={`${id}-error`}>
      <legend className="mb-2 font-semibold">{t('report.harm')}</legend>
      {HARMS.map((harm) => (
        <label key={harm} className="flex min-h-11 items-center gap-3 rounded-control border border-line px-3 py-1">
          <input
            type="radio"
            className="size-5 shrink-0 accent-indigo"
            name={`${id}-harm`}
            checked={chosen === harm}
            onChange={() => onChoose(harm)}
          />
          {t(`harm.${harm}`)}
        </label>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

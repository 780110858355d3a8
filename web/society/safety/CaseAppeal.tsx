import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSafety } from '#contract/society/safety.ts';
import { MAX_COMPLAINT_LENGTH } from '#contract/society/safety-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';

type Props = Pick<OwnSafety['decisions'][number], 'caseId' | 'appealUntil' | 'appeal'> & {
  readonly onChanged: (own: OwnSafety) => void;
};

/** The form of an appeal while there can be one; afterwards what became of it. */
export function CaseAppeal({ caseId, appealUntil, appeal, onChanged }: Props) {
  const { t } = useTranslation('society-safety');
  const moment = useMoment();
  if (appeal?.isChanged === null) return <Notice tone="info">{t('appeal.sent', { at: moment(appeal.at) })}</Notice>;
  if (appeal)
    return (
      <Notice tone="info" title={t(appeal.isChanged ? 'appeal.changed' : 'appeal.stands')}>
        <p className="whitespace-pre-line">{appeal.reason}</p>
      </Notice>
    );
  return appealUntil && <AppealForm caseId={caseId} until={moment(appealUntil)} onChanged={onChanged} />;
}

type FormProps = { readonly caseId: number; readonly until: string; readonly onChanged: (own: OwnSafety) => void };

function AppealForm({ caseId, until, onChanged }: FormProps) {
  const { t } = useTranslation('society-safety');
  const writing = useWriting(`appeal.${caseId}`, { text: '' });
  const [wasFound] = useState(writing.isFound);
  const sending = useSending();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => {
      const body = writing.text;
      const own = await call('POST /api/society/cases/{caseId}/appeal', { params: { caseId }, body }, { as: 'person' });
      writing.forget();
      onChanged(own);
    });
  };
  return (
    <details open={wasFound}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('appeal.title')}</summary>
      <form method="post" noValidate onSubmit={send} className="grid max-w-prose gap-4 pt-2">
        <p className="text-muted">{t('appeal.lead', { at: until })}</p>
        <Unsent writing={writing} />
        <TextArea
          label={t('appeal.words')}
          maxLength={MAX_COMPLAINT_LENGTH}
          value={writing.text.text}
          error={sending.errorOf('text')}
          onChange={({ target }) => writing.change({ text: target.value })}
        />
        <Refusal sending={sending} />
        <Button type="submit" className="justify-self-start" busy={sending.isBusy}>
          {t('appeal.send')}
        </Button>
      </form>
    </details>
  );
}

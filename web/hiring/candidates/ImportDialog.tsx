import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '#contract/endpoint.ts';
import type { EndpointAt } from '#contract/endpoints.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { Choices } from './choices.ts';
import { SendingFailed } from './SendingFailed.tsx';

type Plan = Output<EndpointAt<'POST /api/hiring/jobs/{jobId}/imports'>>;
type Props = { readonly jobs: Choices['jobs']; readonly onClose: (isWritten: boolean) => void };

/** Reads candidates from a file: first what would come and which lines are wrong, then, when that is confirmed, the candidates. */
export function ImportDialog({ jobs, onClose }: Props) {
  const { t } = useTranslation('hiring-candidates');
  const mine = jobs.filter(({ mayWork }) => mayWork);
  const [jobId, setJobId] = useState(mine[0]?.jobId);
  const [csv, setCsv] = useState<string>();
  const [plan, setPlan] = useState<Plan>();
  const { send, isBusy, reason } = useSending(t('failed'));

  const read = (isConfirmed: boolean, text = csv, job = jobId) =>
    send(async () => {
      if (text === undefined || job === undefined) return;
      setPlan(undefined);
      setPlan(
        await call('POST /api/hiring/jobs/{jobId}/imports', { params: { jobId: job }, body: { csv: text, isConfirmed } }, { as: 'member' }),
      );
    });
  async function choose(file: File | undefined) {
    if (!file) return;
    const text = await file.text();
    setCsv(text);
    await read(false, text);
  }

  const isWritten = plan?.isWritten ?? false;
  return (
    <Dialog
      open
      onClose={() => onClose(isWritten)}
      size="large"
      title={t('import.title')}
      actions={
        isWritten ? (
          <Button onClick={() => onClose(true)}>{t('close')}</Button>
        ) : (
          <>
            <Button variant="quiet" onClick={() => onClose(false)}>
              {t('cancel')}
            </Button>
            <Button busy={isBusy} disabled={!plan || plan.good === 0} onClick={() => void read(true)}>
              {t('import.confirm', { count: plan?.good ?? 0 })}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        {!isWritten && (
          <>
            <p className="max-w-prose">{t('import.lead')}</p>
            <SelectField
              label={t('import.job')}
              value={jobId}
              onChange={({ target }) => {
                setJobId(Number(target.value));
                void read(false, csv, Number(target.value));
              }}
            >
              {mine.map(({ jobId: id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </SelectField>
            <TextField
              type="file"
              label={t('import.file')}
              hint={t('import.hint')}
              accept=".csv,text/csv"
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          </>
        )}
        <SendingFailed reason={reason} />
        {plan && <PlanShown plan={plan} />}
      </div>
    </Dialog>
  );
}

function PlanShown({ plan: { isWritten, good, rows, problems, preview } }: { readonly plan: Plan }) {
  const { t } = useTranslation('hiring-candidates');
  return (
    <>
      <Notice tone={good > 0 ? 'good' : 'info'}>{t(isWritten ? 'import.written' : 'import.planned', { count: good, rows })}</Notice>
      {problems.length > 0 && (
        <section aria-label={t('import.problems')} className="grid gap-2">
          <h3 className="text-lg">{t('import.problems')}</h3>
          <ul className="grid max-h-60 gap-1 overflow-y-auto">
            {problems.map(({ row, what }) => (
              <li key={`${row} ${what}`}>{t(`import.problem.${what}`, { row })}</li>
            ))}
          </ul>
        </section>
      )}
      {!isWritten && preview.length > 0 && (
        <section aria-label={t('import.preview')} className="grid gap-2">
          <h3 className="text-lg">{t('import.preview')}</h3>
          <ul className="grid gap-1">
            {preview.map(({ row, name, email, phone, isKnown }) => (
              <li key={row} className="wrap-anywhere">
                {[name, email, phone, isKnown && t('import.known')].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
          {good > preview.length && <p className="text-muted">{t('import.more', { count: good - preview.length })}</p>}
        </section>
      )}
    </>
  );
}

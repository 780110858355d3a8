import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FirstJobs } from '#contract/hiring/moderation.ts';
import { languages } from '#contract/language.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { nameFormat, numberFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { OperatorFrame, ScreenWaiting } from './OperatorFrame.tsx';
import { ScreenFailed } from './ScreenFailed.tsx';
import { Table } from './Table.tsx';

/** /operator/first-jobs: the first jobs of organisations that nobody has verified, and what was decided about others. */
export default function FirstJobsPage() {
  return (
    <OperatorFrame screen="firstJobs">
      <Loaded />
    </OperatorFrame>
  );
}

function Loaded() {
  const loaded = useLoaded((signal) => call('GET /api/operator/first-jobs', {}, { as: 'person', signal }), []);
  if (loaded.state === 'waiting') return <ScreenWaiting />;
  if (loaded.state === 'failed') return <ScreenFailed failure={loaded.failure} onRetry={loaded.retry} />;
  return <Queue jobs={loaded.value} onDecided={loaded.reload} />;
}

function Queue({ jobs: { waiting, decided }, onDecided }: { readonly jobs: FirstJobs; readonly onDecided: () => void }) {
  const { t } = useTranslation('operator');
  const moment = useMoment();
  return (
    <>
      <p className="max-w-prose text-muted">{t('firstJobs.lead')}</p>
      {waiting.length === 0 && <p>{t('firstJobs.none')}</p>}
      <ul className="grid gap-6">
        {waiting.map((job) => (
          <Waiting key={job.jobId} job={job} onDecided={onDecided} />
        ))}
      </ul>
      <h2 className="text-2xl">{t('firstJobs.decided')}</h2>
      {decided.length === 0 ? (
        <p>{t('firstJobs.noneDecided')}</p>
      ) : (
        <Table
          caption={t('firstJobs.decided')}
          head={[
            t('firstJobs.job'),
            t('firstJobs.organisation'),
            t('firstJobs.decision'),
            t('firstJobs.reason'),
            t('firstJobs.by'),
            t('firstJobs.at'),
          ]}
          rows={decided.map(({ jobId, title, organisation, isApproved, reason, operatorId, at }) => ({
            key: `${jobId} ${at}`,
            cells: [title, organisation, t(isApproved ? 'firstJobs.approved' : 'firstJobs.rejected'), reason, operatorId, moment(at)],
          }))}
        />
      )}
    </>
  );
}

type WaitingProps = { readonly job: FirstJobs['waiting'][number]; readonly onDecided: () => void };

function Waiting({ job, onDecided }: WaitingProps) {
  const { t } = useTranslation('operator');
  const moment = useMoment();
  const { locale } = languages[useLanguage()];
  const { organisation } = job;
  const country = nameFormat(locale, { type: 'region', fallback: 'code' }).of(job.country);
  const money = numberFormat(locale, { style: 'currency', currency: job.salaryCurrency, maximumFractionDigits: 0 });
  const amounts = [job.salaryFrom, job.salaryTo].filter((amount) => amount !== null).map((amount) => money.format(amount));
  const facts = [
    [t('firstJobs.founded'), moment(organisation.createdAt)],
    [t('firstJobs.waitsSince'), moment(job.waitsSince)],
    [t('firstJobs.owner'), organisation.owner ?? '–'],
    [t('firstJobs.mobile'), organisation.mobileNumber],
    [t('firstJobs.website'), organisation.website || '–'],
    [t('firstJobs.place'), [job.place, country].filter(Boolean).join(', ')],
    [t('firstJobs.pay'), amounts.length > 0 ? t(`firstJobs.per.${job.salaryPer}`, { amount: amounts.join(' – ') }) : '–'],
  ] as const;
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <div>
        <h2 className="text-2xl wrap-anywhere">{job.title}</h2>
        <p className="text-lg">{organisation.name}</p>
      </div>
      <dl className="grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {organisation.about && <p className="wrap-anywhere">{organisation.about}</p>}
      <div
        className="grid gap-3 wrap-anywhere [&_a]:underline [&_h3]:font-semibold [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server (server/hiring/jobs/clean-text.ts)
        dangerouslySetInnerHTML={{ __html: job.description }}
      />
      {job.questions.length > 0 && (
        <div>
          <h3 className="font-semibold">{t('firstJobs.asks')}</h3>
          <ul className="list-disc ps-6">
            {job.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      )}
      <Decision job={job} onDecided={onDecided} />
    </li>
  );
}

function Decision({ job: { jobId, version }, onDecided }: WaitingProps) {
  const { t } = useTranslation('operator');
  const [reason, setReason] = useState('');
  const sending = useSending(t('failed'));
  const decide = (isApproved: boolean) =>
    sending.send(async () => {
      const decision = { version, isApproved, reason };
      await call('POST /api/operator/first-jobs/{jobId}/decision', { params: { jobId }, body: decision }, { as: 'person' });
      onDecided();
    });

  return (
    <div className="grid gap-3">
      <TextField
        label={t('firstJobs.why')}
        hint={t('firstJobs.whyHint')}
        value={reason}
        maxLength={1000}
        onChange={({ target }) => setReason(target.value)}
        error={sending.errorOf('reason')}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={sending.isBusy} onClick={() => void decide(true)}>
          {t('firstJobs.approve')}
        </Button>
        <Button variant="secondary" busy={sending.isBusy} onClick={() => void decide(false)}>
          {t('firstJobs.reject')}
        </Button>
      </div>
      {sending.refusal && !sending.hasErrors && (
        <Notice
          tone="danger"
          action={
            <Button variant="quiet" onClick={onDecided}>
              {t('firstJobs.reload')}
            </Button>
          }
        >
          {sending.refusal}
        </Notice>
      )}
    </div>
  );
}

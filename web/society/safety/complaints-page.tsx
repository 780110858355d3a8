import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSafety } from '#contract/society/safety.ts';
import { KEPT_DAYS } from '#contract/society/safety-words.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SocietyFrame } from '../SocietyFrame.tsx';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';
import { CaseAppeal } from './CaseAppeal.tsx';
import { SnapshotView } from './SnapshotView.tsx';

/** /home/society/complaints: what one has reported, and what was decided about oneself. Also for those who have left, or never were members. */
export default function ComplaintsPage() {
  const { t } = useTranslation('society-safety');
  return (
    <SocietyFrame title={t('own.title')} isForAll>
      <p className="max-w-prose text-lg text-muted">{t('own.lead')}</p>
      <p className="max-w-prose text-muted">{t('own.kept', { days: KEPT_DAYS })}</p>
      <Loaded />
    </SocietyFrame>
  );
}

function Loaded() {
  const loaded = useLoaded((signal) => call('GET /api/society/complaints', {}, { as: 'person', signal }), []);
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  return <Own first={loaded.value} />;
}

function Own({ first }: { readonly first: OwnSafety }) {
  const { t } = useTranslation('society-safety');
  const moment = useMoment();
  const [{ pausedUntil, complaints, decisions }, setOwn] = useState(first);
  return (
    <div className="grid max-w-3xl gap-8">
      {pausedUntil && <Notice tone="danger">{t('own.paused', { at: moment(pausedUntil) })}</Notice>}
      {decisions.length > 0 && (
        <section aria-labelledby="decisions" className="grid gap-4">
          <h2 id="decisions" className="text-2xl">
            {t('own.decisions')}
          </h2>
          <ul className="grid gap-4">
            {decisions.map((decision) => (
              <Decision key={`${decision.caseId} ${decision.decidedAt}`} decision={decision} onChanged={setOwn} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="complaints" className="grid gap-4">
        <h2 id="complaints" className="text-2xl">
          {t('own.complaints')}
        </h2>
        {complaints.length === 0 && (
          <p>
            {t('own.noComplaints')} {t('own.noComplaintsLead')}
          </p>
        )}
        <ul className="grid gap-4">
          {complaints.map((complaint) => (
            <Complaint key={complaint.caseId} complaint={complaint} onChanged={setOwn} />
          ))}
        </ul>
      </section>
    </div>
  );
}

type DecisionProps = { readonly decision: OwnSafety['decisions'][number]; readonly onChanged: (own: OwnSafety) => void };

function Decision({ decision, onChanged }: DecisionProps) {
  const { t } = useTranslation('society-safety');
  const moment = useMoment();
  const { kind, outcome, reason, decidedAt, isInForce, snapshot } = decision;
  return (
    <Card as="li" className="grid gap-3 wrap-anywhere">
      <h3 className="text-xl">{t(`kind.${kind}`)}</h3>
      <p className="text-sm text-muted">{t('own.at', { at: moment(decidedAt) })}</p>
      <p className="font-semibold">{t(`own.outcome.${outcome}`)}</p>
      {!isInForce && <p className="font-semibold text-good">{t('own.lifted')}</p>}
      <Reason reason={reason} />
      {snapshot.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2">{t('own.stood')}</summary>
          <SnapshotView snapshot={snapshot} />
        </details>
      )}
      <CaseAppeal {...decision} onChanged={onChanged} />
    </Card>
  );
}

type ComplaintProps = { readonly complaint: OwnSafety['complaints'][number]; readonly onChanged: (own: OwnSafety) => void };

function Complaint({ complaint, onChanged }: ComplaintProps) {
  const { t } = useTranslation('society-safety');
  const moment = useMoment();
  const { kind, said, state, dueAt, reason } = complaint;
  return (
    <Card as="li" className="grid gap-3 wrap-anywhere">
      <h3 className="text-xl">{t(`kind.${kind}`)}</h3>
      <ul className="grid gap-2">
        {said.map(({ harm, words, at }) => (
          <li key={`${at} ${words}`} className="grid gap-0.5 border-s-4 border-line ps-4">
            <p className="text-sm text-muted">
              {t(`harm.${harm}`)} · {moment(at)}
            </p>
            <p className="whitespace-pre-line empty:hidden">{words}</p>
          </li>
        ))}
      </ul>
      <p className="font-semibold">{t(`own.state.${state}`, { at: moment(dueAt) })}</p>
      {reason && <Reason reason={reason} />}
      <CaseAppeal {...complaint} onChanged={onChanged} />
    </Card>
  );
}

function Reason({ reason }: { readonly reason: string }) {
  const { t } = useTranslation('society-safety');
  return (
    <div className="grid gap-0.5">
      <p className="text-sm text-muted">{t('own.reason')}</p>
      <p className="max-w-prose whitespace-pre-line">{reason}</p>
    </div>
  );
}

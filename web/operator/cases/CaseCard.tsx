import { useTranslation } from 'react-i18next';
import type { Case } from '#contract/society/safety.ts';
import { listFormat } from '#web/i18n/formats.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Clock } from '../Clock.tsx';
import { CaseAppeals } from './CaseAppeals.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { ReportedFile } from './ReportedFile.tsx';
import { useCaseStep } from './use-case-step.ts';

type Props = { readonly case: Case; readonly onDecided: () => void };

/** One case: what was reported, what is said of it, what was decided before, and what decides it. */
export function CaseCard({ case: one, onDecided }: Props) {
  const { t } = useTranslation(['operator', 'society-safety']);
  const moment = useMoment();
  const sayStep = useCaseStep();
  const { caseId, kind, dueAt, decision, outcomes, mayDecide, log } = one;
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-5 wrap-anywhere">
      <div className="grid gap-1">
        <h3 className="text-xl">{t('societyCases.case', { number: caseId, kind: t(`society-safety:kind.${kind}`) })}</h3>
        {!decision && <Clock of="societyCases" dueAt={dueAt} />}
        <Authors authors={one.authors} />
      </div>
      <Reported case={one} />
      {kind === 'circle-file' && <ReportedFile caseId={caseId} />}
      <Earlier earlier={one.earlier} />
      {decision && (
        <div className="grid gap-1">
          <p className="font-semibold">
            {t('societyCases.done', {
              ...{ outcome: t(`societyCases.outcomeDone.${decision.outcome}`), operator: decision.by, at: moment(decision.at) },
            })}
          </p>
          <p className="whitespace-pre-line">{decision.reason}</p>
        </div>
      )}
      {!decision && mayDecide && <DecisionForm params={{ caseId }} outcomes={outcomes} onDecided={onDecided} />}
      {!decision && !mayDecide && <p className="font-semibold">{t('societyCases.involved')}</p>}
      <CaseAppeals case={one} onDecided={onDecided} />
      <details>
        <summary className="min-h-11 cursor-pointer py-2">{t('societyCases.record')}</summary>
        <ol className="grid gap-1 text-sm text-muted">
          {log.map(({ number, kind: step, hash, at }) => (
            <li key={number}>
              {number} · {moment(at)} · {sayStep(step)} · <code>{hash.slice(0, 12)}</code>
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}

function Authors({ authors }: Pick<Case, 'authors'>) {
  const { t, i18n } = useTranslation('operator');
  if (authors === null) return <p className="text-muted">{t('societyCases.blind')}</p>;
  if (authors.length === 0) return <p className="text-muted">{t('societyCases.nobody')}</p>;
  return <p>{t('societyCases.by', { names: listFormat(i18n.language).format(authors) })}</p>;
}

function Reported({ case: { snapshots, said, complainers } }: { readonly case: Case }) {
  const { t } = useTranslation(['operator', 'society-safety']);
  const moment = useMoment();
  return (
    <>
      {snapshots.map(({ at, parts }) => (
        <div key={at} className="grid gap-1">
          <p className="text-sm text-muted">{t('societyCases.stood', { at: moment(at) })}</p>
          <dl className="grid gap-2 rounded-control bg-raised p-4">
            {parts.map(({ part, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: it was kept, and never changes
              <div key={index} className="grid gap-0.5">
                <dt className="text-sm text-muted">{t(`society-safety:part.${part}`)}</dt>
                <dd className="whitespace-pre-line">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <div className="grid gap-2">
        <p className="text-sm text-muted">
          {said.length === 0 ? t('societyCases.noWords') : t('societyCases.said', { count: complainers })}
        </p>
        <ul className="grid gap-2">
          {said.map(({ harm, words, at }) => (
            <li key={`${at} ${words}`} className="grid gap-0.5 border-s-4 border-line ps-4">
              <p className={harm === 'danger' ? 'font-semibold text-danger' : 'font-semibold'}>{t(`society-safety:harm.${harm}`)}</p>
              <p className="whitespace-pre-line">{words}</p>
              <p className="text-sm text-muted">{moment(at)}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Earlier({ earlier }: Pick<Case, 'earlier'>) {
  const { t } = useTranslation('operator');
  const moment = useMoment();
  if (earlier.length === 0) return <p className="text-sm text-muted">{t('societyCases.noEarlier')}</p>;
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-muted">{t('societyCases.earlier')}</p>
      <ul className="list-disc ps-5">
        {earlier.map(({ outcome, decidedAt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: where it is blind, nothing else tells one from another
          <li key={index}>
            {t(`societyCases.outcomeDone.${outcome}`)}
            {decidedAt && ` · ${moment(decidedAt)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accepted } from '#contract/assessments.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import type { Outbox } from './outbox.ts';
import { WhatNext } from './overview/WhatNext.tsx';
import { WhatChanged } from './WhatChanged.tsx';

/** The end of a test: first until every answer is safe, then the way to the report, or why the answers are not counted. */
export function TestOver({
  test,
  outcome,
  outbox,
  ending,
  onward,
  children,
}: {
  test: string;
  outcome: Pick<Accepted, 'valid' | 'invalidReason'> | undefined;
  outbox: Outbox;
  ending: string;
  /** In place of the ways on, where the test counts. */
  onward?: ReactNode;
  /** What was done, once all of it is safe. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('assessments');
  const state = useSyncExternalStore(outbox.subscribe, outbox.state, outbox.state);
  if (!outcome) {
    return (
      <div role="status" className="flex items-center gap-4 rounded-card bg-raised p-5">
        <Spinner size={40} />
        <p>{state === 'waiting' ? t('over.waiting') : t('over.saving')}</p>
      </div>
    );
  }
  const isValid = outcome.valid !== false;
  return (
    <section className="grid gap-4 rounded-card bg-raised p-5">
      <h2 className="text-2xl">{ending}</h2>
      {children}
      {isValid ? (
        (onward ?? (
          <>
            <p>{t('over.valid')}</p>
            <WhatChanged test={test} />
            <WhatNext />
          </>
        ))
      ) : (
        <>
          <Notice tone="info">{t(`over.invalid.${outcome.invalidReason ?? 'inattentive'}`)}</Notice>
          <LinkButton to="/home" className="justify-self-start">
            {t('over.home')}
          </LinkButton>
        </>
      )}
    </section>
  );
}

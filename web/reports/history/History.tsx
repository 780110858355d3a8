import { useEffect, useRef } from 'react';
import { type DEMO_STATES, DEMO_USER_ID } from '#contract/demo-user.ts';
import type { PastState } from '#contract/past-reports.ts';
import { addressOf } from '#contract/report-names.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { call } from '#web/api/client.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useReportWords } from '../use-report-words.ts';
import { addressAt, useAskedAt } from './asked-at.ts';
import { demoStates } from './states.ts';
import './history.css';

/** Every state of a person. A report stands without them when they cannot be had. */
export const loadStates = (
  userId: number,
  options: { readonly as: 'person'; readonly signal: AbortSignal },
): Promise<readonly PastState[]> =>
  call('GET /api/report/{userId}/past', { params: { userId } }, options).then(
    ({ states }) => states,
    () => [],
  );

type AsOfProps = {
  readonly report: StrengthsReport;
  readonly states: readonly PastState[];
  /** The page of the report. */
  readonly path?: string;
};

/** Above an earlier report: of when it is, and the way to the newest. Above the demo: the same person after few tests and after all. */
export function AsOf({ report, states, path = addressOf('set2') }: AsOfProps) {
  const { t, date } = useReportWords();
  const at = useAskedAt();
  if (report.userId === DEMO_USER_ID) return <DemoSwitch states={states} at={at} path={path} />;
  if (at === undefined || !report.newestTestAt) return null;
  return (
    <Notice
      tone="info"
      title={t('past.title', { date: date(report.newestTestAt) })}
      action={
        <LinkButton to={addressAt(path, report.userId, undefined)} variant="secondary">
          {t('past.newest')}
        </LinkButton>
      }
    >
      {t('past.text')}
    </Notice>
  );
}

/** The report below is exchanged as a whole, and this with it: whoever pressed a link here finds the focus on it again. */
let isPressed = false;

type DemoSwitchProps = { readonly states: readonly PastState[]; readonly at: number | undefined; readonly path: string };

function DemoSwitch({ states, at, path }: DemoSwitchProps) {
  const { t } = useReportWords();
  const chosen = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isPressed) chosen.current?.focus({ preventScroll: true });
    isPressed = false;
  }, []);
  const offered = demoStates(states);
  const current = at ?? offered.at(-1)?.at;
  return (
    <nav aria-label={t('past.demo.label')} className="demo-switch">
      <ul>
        {offered.map((state) => (
          <li key={state.at}>
            <LocalLink
              ref={state.at === current ? chosen : undefined}
              to={addressAt(path, DEMO_USER_ID, state.at)}
              preventScrollReset
              onClick={() => {
                isPressed = true;
              }}
              aria-current={state.at === current ? 'true' : undefined}
            >
              {t(`past.demo.after${state.tests.length as (typeof DEMO_STATES)[number]}`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

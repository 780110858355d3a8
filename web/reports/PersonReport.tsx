import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type BroughtName, DEMO_USER_ID } from '#contract/demo-user.ts';
import { call } from '#web/api/client.ts';
import { ownUserId, readStored, storedLogin } from '#web/api/storage.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useStored } from '#web/api/use-stored.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useBroughtReport } from './brought-report.ts';
import { ReportTroubled } from './ReportTroubled.tsx';
import { remedyFor, reportSubject, troubleOf } from './report-subject.ts';
import { useReportWords } from './use-report-words.ts';

type Options = { readonly as: 'person'; readonly signal: AbortSignal };

/** What is shown of a person: how it is loaded, what stands in its place meanwhile, and what becomes of it. */
export type ReportContent<Loaded> = {
  /** By its name a document may bring it. */
  readonly report?: BroughtName;
  readonly load: (userId: number, options: Options) => Promise<Loaded>;
  /** Beside the person, what `load` depends on. */
  readonly dependsOn?: readonly unknown[];
  readonly waiting: ReactNode;
  readonly children: (loaded: Loaded, person: { readonly userId: number; readonly name: string }) => ReactNode;
};

type PersonReportProps<Loaded> = ReportContent<Loaded> & {
  /** Whom the path of the address names, where it names somebody. */
  readonly asked?: string | undefined;
};

/** A report about the person whom the address (its path, or `?userId=`) or this device names; or why there is none, and a way on. */
export function PersonReport<Loaded>({ asked, ...props }: PersonReportProps<Loaded>) {
  const isHydrated = useHydrated(); // a prerendered page knows neither the address's search nor this browser's storage
  const [search] = useSearchParams();
  const [stored = null, token = null] = [useStored('userId'), useStored('accessToken')];
  const shown = useLast(stored); // when the login ends while the report is open, there is no token, but whose report this is is still known
  const subject = reportSubject({ asked: asked ?? search.get('userId'), stored: notOnlyLookedAt(stored) ?? shown, token });
  const brought = useBroughtReport<Loaded>(props.report);
  if (!isHydrated) return brought ? <ReportOf key={brought.userId} userId={brought.userId} {...props} /> : props.waiting;
  if ('trouble' in subject) return <ReportTroubled trouble={subject.trouble} />;
  return <ReportOf key={subject.userId} userId={subject.userId} {...props} />;
}

/** Whoever is logged in and closed this browser while they looked at the demo has its id in storage still. */
const notOnlyLookedAt = (stored: string | null): string | null =>
  stored === String(DEMO_USER_ID) ? String(ownUserId() ?? stored) : stored;

/** The last value that was there. */
function useLast(value: string | null): string | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return last;
}

/** The username that this device holds. The demo's report has none: it belongs to nobody. */
const storedNameOf = (userId: number): string | null => (userId === DEMO_USER_ID ? null : readStored('username'));

/** The report of this person, once it is known who that is. */
export function ReportOf<Loaded>({
  report: of,
  userId,
  load,
  dependsOn = [],
  waiting,
  children,
}: ReportContent<Loaded> & { readonly userId: number }) {
  const { t } = useReportWords();
  const brought = useBroughtReport<Loaded>(of);
  const report = useLoaded(
    async (signal) => {
      const options = { as: 'person', signal } as const;
      const [loaded, name] = await Promise.all([
        load(userId, options),
        call('GET /api/users/{userId}/name', { params: { userId } }, options).then(
          (answer) => answer.name,
          () => storedNameOf(userId),
        ),
      ]);
      return { loaded, name };
    },
    [userId, ...dependsOn],
    brought?.userId === userId ? { loaded: brought.loaded, name: brought.name } : undefined,
  );
  if (report.state === 'waiting') return waiting;
  if (report.state === 'failed') {
    const { status, body } = report.failure;
    // A login that is still kept here only could not be renewed just now: asking again helps, and the login page would lead straight back.
    const needsLogin = status === 401 && !storedLogin();
    const isRefused = needsLogin || [400, 403, 404].includes(status); // asking again would give the same answer
    const trouble = troubleOf(status);
    return (
      <ReportTroubled
        trouble={trouble}
        remedy={trouble === 'failed' ? remedyFor(status) : undefined}
        reason={status === 401 || status === 403 ? body?.message : undefined}
        needsLogin={needsLogin}
        onRetry={isRefused ? undefined : report.retry}
        retryAt={report.failure.retryAt}
      />
    );
  }
  const { loaded, name } = report.value;
  return children(loaded, { userId, name: name || t(userId === DEMO_USER_ID ? 'nameless.demo' : 'nameless.person') });
}

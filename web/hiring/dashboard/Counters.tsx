import { useTranslation } from 'react-i18next';
import type { Output } from '#contract/endpoint.ts';
import type { EndpointAt } from '#contract/endpoints.ts';
import { numberFormat } from '#web/i18n/formats.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { Live } from '../live/use-live.ts';

type Metrics = Output<EndpointAt<'GET /api/hiring/dashboard/metrics'>>;

/** Each leads to the list that it counts. */
const COUNTERS = [
  ['activeJobCount', '/home/manage-jobs?state=open'],
  ['newApplicationsCount', '/home/candidates?isNew=true'],
  ['pendingJobsCount', '/home/manage-jobs?state=pending_approval'],
  ['scheduledInterviewsCount', '/home/manage-interviews'],
] as const satisfies readonly (readonly [keyof Metrics, string])[];

export function Counters({ metrics: { value, isWaiting } }: { readonly metrics: Live<Metrics> }) {
  const { t, i18n } = useTranslation('hiring-dashboard');
  const number = numberFormat(i18n.language);
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:gap-4 lg:grid-cols-4"
      aria-busy={isWaiting && !value}
    >
      {COUNTERS.map(([name, address]) => (
        <li key={name} className="grid">
          <LocalLink
            to={address}
            className="grid content-between gap-2 rounded-card border border-line bg-surface p-4 shadow-card hover:border-accent sm:p-5"
          >
            <span className="text-muted">{t(`counters.${name}`)}</span>
            {value ? (
              <span className="font-display text-4xl" data-counter={name}>
                {number.format(value[name])}
              </span>
            ) : isWaiting ? (
              <Skeleton width="3rem" height="2.5rem" />
            ) : (
              <span className="text-4xl">–</span>
            )}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

import type { Output } from '#contract/endpoint.ts';
import type { EndpointAt } from '#contract/endpoints.ts';

export type Choices = Output<EndpointAt<'GET /api/hiring/candidate-choices'>>;
export type ChosenJob = Choices['jobs'][number];
/** What the address says: each filter by its name. */
export type ChosenFilters = Readonly<Record<string, string>>;

/** What the address says, as the API takes it. Without a word about it, only active applications are listed. */
export function queryOf({ job, stage, status = 'active', source, isNew, search, sort }: ChosenFilters) {
  return {
    ...(job && { job }),
    ...(stage && { stage }),
    ...(status !== 'all' && { status }),
    ...(source && { source }),
    ...(isNew === 'true' && { isNew }),
    ...(search && { search }),
    ...(sort && { sort }),
  } as object;
}

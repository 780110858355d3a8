import type { Output } from '#contract/endpoint.ts';
import type { EndpointAt } from '#contract/endpoints.ts';

export type Choices = Output<EndpointAt<'GET /api/hiring/candidate-choices'>>;
export type ChosenJob = Choices['jobs'][number];
/** What the address says: each filter by its name. */
export type ChosenFilters = Readonly<Record<string, string>>;

import { assessmentEndpoints } from './assessments.ts';
import type { Endpoint } from './endpoint.ts';
import { identityEndpoints } from './identity.ts';
import { reportEndpoints } from './reports.ts';
import { siteEndpoints } from './site.ts';

/** Every address of the API. The API description and the access test go through this list. */
export const endpoints: readonly Endpoint[] = [...identityEndpoints, ...assessmentEndpoints, ...reportEndpoints, ...siteEndpoints];

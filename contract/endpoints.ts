import { settingsEndpoints } from './account-settings.ts';
import { assessmentEndpoints } from './assessments.ts';
import { contactEndpoints } from './contact.ts';
import { disownedEndpoints } from './disowned-insights.ts';
import type { Endpoint } from './endpoint.ts';
import { grievanceEndpoints } from './grievances.ts';
import { heldBackEndpoints } from './held-back-reports.ts';
import { identityEndpoints } from './identity.ts';
import { measurementEndpoints } from './measurement.ts';
import { operatorEndpoints } from './operator.ts';
import { ownDataEndpoints } from './own-data.ts';
import { pastReportEndpoints } from './past-reports.ts';
import { privacyEndpoints } from './privacy.ts';
import { relationshipEndpoints } from './relationships.ts';
import { reportFileEndpoints } from './report-files.ts';
import { reportEndpoints } from './reports.ts';
import { secondStepEndpoints } from './second-steps.ts';
import { sharingEndpoints } from './sharing.ts';
import { siteEndpoints } from './site.ts';
import { writtenReportEndpoints } from './written-reports.ts';

/** Every address of the API. The API description and the access test go through this list. */
export const endpoints: readonly Endpoint[] = [
  ...identityEndpoints,
  ...settingsEndpoints,
  ...secondStepEndpoints,
  ...assessmentEndpoints,
  ...measurementEndpoints,
  ...reportEndpoints,
  ...writtenReportEndpoints,
  ...pastReportEndpoints,
  ...relationshipEndpoints,
  ...disownedEndpoints,
  ...reportFileEndpoints,
  ...heldBackEndpoints,
  ...sharingEndpoints,
  ...ownDataEndpoints,
  ...contactEndpoints,
  ...operatorEndpoints,
  ...grievanceEndpoints,
  ...privacyEndpoints,
  ...siteEndpoints,
];

type Known =
  | (typeof identityEndpoints)[number]
  | (typeof settingsEndpoints)[number]
  | (typeof secondStepEndpoints)[number]
  | (typeof assessmentEndpoints)[number]
  | (typeof measurementEndpoints)[number]
  | (typeof reportEndpoints)[number]
  | (typeof writtenReportEndpoints)[number]
  | (typeof pastReportEndpoints)[number]
  | (typeof relationshipEndpoints)[number]
  | (typeof disownedEndpoints)[number]
  | (typeof reportFileEndpoints)[number]
  | (typeof heldBackEndpoints)[number]
  | (typeof sharingEndpoints)[number]
  | (typeof ownDataEndpoints)[number]
  | (typeof contactEndpoints)[number]
  | (typeof operatorEndpoints)[number]
  | (typeof privacyEndpoints)[number]
  | (typeof grievanceEndpoints)[number]
  | (typeof siteEndpoints)[number];
type ByAddress = { [E in Known as `${E['method']} ${E['path']}`]: E };
/** How a page names an endpoint, such as "GET /api/health": a type alone, so that no schema travels to a browser that only calls. */
export type Address = keyof ByAddress;
export type EndpointAt<A extends Address> = ByAddress[A];
/** Those that answer with a file. */
export type FileAddress = { [A in Address]: ByAddress[A] extends { media: string } ? A : never }[Address];

import { settingsEndpoints } from './account-settings.ts';
import { assessmentEndpoints } from './assessments.ts';
import { contactEndpoints } from './contact.ts';
import { disownedEndpoints } from './disowned-insights.ts';
import type { Endpoint } from './endpoint.ts';
import { grievanceEndpoints } from './grievances.ts';
import { heldBackEndpoints } from './held-back-reports.ts';
import { helpEndpoints } from './help.ts';
import { employerEndpoints } from './hiring/accounts.ts';
import { analyticsEndpoints } from './hiring/analytics.ts';
import { keyEndpoints } from './hiring/api-keys.ts';
import { boardEndpoints } from './hiring/board.ts';
import { candidateEndpoints } from './hiring/candidates.ts';
import { changesEndpoints } from './hiring/changes.ts';
import { dashboardEndpoints } from './hiring/dashboard.ts';
import { decisionEndpoints } from './hiring/decisions.ts';
import { duplicateEndpoints } from './hiring/duplicates.ts';
import { hiringDataEndpoints } from './hiring/hiring-data.ts';
import { importEndpoints } from './hiring/imports.ts';
import { interviewEndpoints } from './hiring/interviews.ts';
import { jobEndpoints } from './hiring/jobs.ts';
import { moderationEndpoints } from './hiring/moderation.ts';
import { organisationEndpoints } from './hiring/organisation.ts';
import { resultEndpoints } from './hiring/results.ts';
import { employerStepEndpoints } from './hiring/second-steps.ts';
import { seekerEndpoints } from './hiring/seekers.ts';
import { selfIdentificationEndpoints } from './hiring/self-identification.ts';
import { testInvitationEndpoints } from './hiring/test-invitations.ts';
import { webhookEndpoints } from './hiring/webhooks.ts';
import { identityEndpoints } from './identity.ts';
import { measurementEndpoints } from './measurement.ts';
import { operatorEndpoints } from './operator.ts';
import { ownDataEndpoints } from './own-data.ts';
import { ownLoginEndpoints } from './own-logins.ts';
import { pastReportEndpoints } from './past-reports.ts';
import { practiceEndpoints } from './practice.ts';
import { privacyEndpoints } from './privacy.ts';
import { relationshipEndpoints } from './relationships.ts';
import { reportFileEndpoints } from './report-files.ts';
import { reportEndpoints } from './reports.ts';
import { secondStepEndpoints } from './second-steps.ts';
import { sharingEndpoints } from './sharing.ts';
import { siteEndpoints } from './site.ts';
import { societyEndpoints } from './society/endpoints.ts';
import { steadyEndpoints } from './steady.ts';
import { writtenReportEndpoints } from './written-reports.ts';

/** Every address of the API. The API description and the access test go through this list. */
export const endpoints: readonly Endpoint[] = [
  ...identityEndpoints,
  ...settingsEndpoints,
  ...ownLoginEndpoints,
  ...secondStepEndpoints,
  ...assessmentEndpoints,
  ...measurementEndpoints,
  ...reportEndpoints,
  ...writtenReportEndpoints,
  ...pastReportEndpoints,
  ...relationshipEndpoints,
  ...practiceEndpoints,
  ...disownedEndpoints,
  ...reportFileEndpoints,
  ...heldBackEndpoints,
  ...sharingEndpoints,
  ...societyEndpoints,
  ...ownDataEndpoints,
  ...contactEndpoints,
  ...operatorEndpoints,
  ...helpEndpoints,
  ...moderationEndpoints,
  ...candidateEndpoints,
  ...dashboardEndpoints,
  ...changesEndpoints,
  ...interviewEndpoints,
  ...resultEndpoints,
  ...analyticsEndpoints,
  ...testInvitationEndpoints,
  ...selfIdentificationEndpoints,
  ...decisionEndpoints,
  ...importEndpoints,
  ...duplicateEndpoints,
  ...boardEndpoints,
  ...seekerEndpoints,
  ...employerEndpoints,
  ...employerStepEndpoints,
  ...organisationEndpoints,
  ...keyEndpoints,
  ...hiringDataEndpoints,
  ...webhookEndpoints,
  ...jobEndpoints,
  ...grievanceEndpoints,
  ...steadyEndpoints,
  ...privacyEndpoints,
  ...siteEndpoints,
];

type Known =
  | (typeof identityEndpoints)[number]
  | (typeof settingsEndpoints)[number]
  | (typeof ownLoginEndpoints)[number]
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
  | (typeof societyEndpoints)[number]
  | (typeof ownDataEndpoints)[number]
  | (typeof contactEndpoints)[number]
  | (typeof operatorEndpoints)[number]
  | (typeof helpEndpoints)[number]
  | (typeof privacyEndpoints)[number]
  | (typeof grievanceEndpoints)[number]
  | (typeof candidateEndpoints)[number]
  | (typeof dashboardEndpoints)[number]
  | (typeof changesEndpoints)[number]
  | (typeof interviewEndpoints)[number]
  | (typeof resultEndpoints)[number]
  | (typeof analyticsEndpoints)[number]
  | (typeof keyEndpoints)[number]
  | (typeof hiringDataEndpoints)[number]
  | (typeof webhookEndpoints)[number]
  | (typeof testInvitationEndpoints)[number]
  | (typeof selfIdentificationEndpoints)[number]
  | (typeof decisionEndpoints)[number]
  | (typeof importEndpoints)[number]
  | (typeof duplicateEndpoints)[number]
  | (typeof boardEndpoints)[number]
  | (typeof seekerEndpoints)[number]
  | (typeof employerEndpoints)[number]
  | (typeof employerStepEndpoints)[number]
  | (typeof organisationEndpoints)[number]
  | (typeof jobEndpoints)[number]
  | (typeof moderationEndpoints)[number]
  | (typeof practiceEndpoints)[number]
  | (typeof siteEndpoints)[number]
  | (typeof steadyEndpoints)[number];
type ByAddress = { [E in Known as `${E['method']} ${E['path']}`]: E };
/** How a page names an endpoint, such as "GET /api/health": a type alone, so that no schema travels to a browser that only calls. */
export type Address = keyof ByAddress;
export type EndpointAt<A extends Address> = ByAddress[A];
/** Those that answer with a file. */
export type FileAddress = { [A in Address]: ByAddress[A] extends { media: string } ? A : never }[Address];

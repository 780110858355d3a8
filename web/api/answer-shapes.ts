import type { Output } from '#contract/endpoint.ts';
import type { Address, EndpointAt } from '#contract/endpoints.ts';
import { GRIEVANCE_ABOUTS } from '#contract/privacy-words.ts';
import { REPORTS } from '#contract/report-names.ts';
import { operatorJobs, parentView, received, recoveryCodes, settings, standing, textDays } from './shapes/accounts.ts';
import {
  application,
  applications,
  candidateChoices,
  decisionOutcome,
  letterPreviews,
  letterTemplates,
  undone,
} from './shapes/candidates.ts';
import { myself } from './shapes/employers.ts';
import { firstJobs, job, jobChoices, jobHistory, jobList } from './shapes/jobs.ts';
import {
  disowned,
  pastStates,
  reportOverview,
  shareLinks,
  sittingStrengths,
  strengths,
  testResults,
  traits,
  twoReport,
} from './shapes/reports.ts';
import {
  analytics,
  comparison,
  impact,
  ownInvitations,
  ownSharing,
  seenResults,
  selfIdentification,
  sentInvitations,
  sharedResults,
} from './shapes/results.ts';
import { jobProfile, madeApplication, ownApplications } from './shapes/seekers.ts';
import {
  type Is,
  isBoolean,
  isDate,
  isListOf,
  isNullOr,
  isObject,
  isOneOf,
  isOneShapeOf,
  isShape,
  isText,
  isTrue,
  isWhole,
  isWholeFrom,
} from './shapes/shape.ts';
import { accepted, listedTests, progress, sitting } from './shapes/sittings.ts';

/*
 * The shapes of the answers that pages read. The contract's schemas could check them too, but are many times as large, so only pages with
 * forms load those. A test compares the shapes with the schemas, and the types require every field.
 */

/** Addresses whose answers a page reads. Of the others it only needs to know that they succeeded. */
export const answerShapes = {
  'GET /api/report/{userId}': traits,
  'GET /api/report/{userId}/strengths': strengths,
  'GET /api/disowned-insights': disowned,
  'GET /api/held-back-reports': isShape({ reports: isListOf(isOneOf(...REPORTS)) }),
  'GET /api/report/{userId}/texts/{kind}/sentences': isOneShapeOf(
    isShape({ writer: isOneOf('provider', 'built-in', 'fallback') }),
    isShape({ sentence: isText, paragraph: isWholeFrom(0) }),
    isShape({ end: isTrue }),
    isShape({ failed: isText, retryAfter: isWholeFrom(1) }),
  ),
  'GET /api/report/{userId}/tests/{test}': testResults,
  'GET /api/report/{userId}/written': reportOverview,
  'GET /api/report/{userId}/past': pastStates,
  'GET /api/users/{userId}/name': isShape({ name: isText }),
  'GET /api/tests': listedTests,
  'GET /api/progress': progress,
  'POST /api/test-sessions': sitting,
  'POST /api/guest-sessions': sitting,
  'GET /api/test-sessions/{sittingId}/strengths': sittingStrengths,
  'GET /api/test-sessions/{sittingId}': sitting,
  'POST /api/test-sessions/{sittingId}/responses': accepted,
  'GET /api/relationships': isShape({
    invitations: isListOf(isShape({ relationshipId: isWhole, expiresAt: isDate })),
    relationships: isListOf(isShape({ relationshipId: isWhole, other: isText, agreedAt: isDate })),
  }),
  'GET /api/relationships/{relationshipId}': twoReport,
  'POST /api/relationships/invitations': isShape({ relationshipId: isWhole, token: isText, expiresAt: isDate }),
  'POST /api/relationships/invitations/look': isShape({ inviter: isText, expiresAt: isDate }),
  'POST /api/relationships/invitations/accept': isShape({ relationshipId: isWhole }),
  'GET /api/share-links': shareLinks,
  'DELETE /api/share-links/{linkId}': shareLinks,
  'GET /api/contact/pass': isShape({ pass: isText }),
  'GET /api/site/contact': isShape({ email: isNullOr(isText), phone: isNullOr(isText) }),
  'POST /api/contact': isShape({ reference: isText }),
  'POST /api/share-links': isShape({ linkId: isWhole, token: isText, expiresAt: isDate }),
  'GET /api/auth/settings': settings,
  'GET /api/auth/settings/email': isShape({ email: isText, isVerified: isBoolean }),
  'PUT /api/auth/settings/name': isShape({ name: isText }),
  'POST /api/auth/undo-email': isShape({ email: isText }),
  'POST /api/auth/settings/second-step': isShape({
    secret: isText,
    address: isText,
    qrCode: isShape({ side: isWhole, path: isText }),
  }),
  'POST /api/auth/settings/second-step/on': recoveryCodes,
  'POST /api/auth/settings/recovery-codes': recoveryCodes,
  'GET /api/operator/jobs': operatorJobs,
  'GET /api/operator/texts': textDays,
  'GET /api/operator/disowned-insights': isShape({ insights: isListOf(isShape({ insight: isText, people: isWhole })) }),
  'GET /api/operator/first-jobs': firstJobs,
  'GET /api/hiring/jobs': jobList,
  'GET /api/hiring/job-choices': jobChoices,
  'POST /api/hiring/jobs': job,
  'GET /api/hiring/jobs/{jobId}': job,
  'PUT /api/hiring/jobs/{jobId}': job,
  'POST /api/hiring/jobs/{jobId}/steps': job,
  'POST /api/hiring/jobs/{jobId}/duplicate': job,
  'PUT /api/hiring/jobs/{jobId}/stages': job,
  'PUT /api/hiring/jobs/{jobId}/target': job,
  'GET /api/hiring/jobs/{jobId}/history': jobHistory,
  'GET /api/privacy': standing,
  'POST /api/privacy/begin': standing,
  'PUT /api/privacy/consents/{purpose}': standing,
  'POST /api/privacy/parent': standing,
  'POST /api/privacy/erasure': isShape({ dueAt: isDate }),
  'DELETE /api/privacy/erasure': standing,
  'POST /api/parents/look': parentView,
  'POST /api/parents/agree': parentView,
  'POST /api/parents/refuse': parentView,
  'POST /api/parents/erase': parentView,
  'GET /api/grievance-officer': isShape({ name: isNullOr(isText), email: isNullOr(isText), phone: isNullOr(isText) }),
  'POST /api/grievances': received,
  'POST /api/my-grievances': received,
  'GET /api/my-grievances': isShape({
    grievances: isListOf(
      isShape({
        number: isText,
        about: isOneOf(...GRIEVANCE_ABOUTS),
        text: isText,
        receivedAt: isDate,
        dueAt: isDate,
        answeredAt: isNullOr(isDate),
        answer: isNullOr(isText),
      }),
    ),
  }),
  'GET /api/employer/me': myself,
  'POST /api/employer/login': isShape({ accessToken: isText, email: isText }),
  'GET /api/job-seeker/results': isShape({
    applications: isListOf(isShape({ applicationId: isWhole, jobTitle: isText, organisation: isText })),
  }),
  'GET /api/job-seeker/applications/{applicationId}/results': ownSharing,
  'PUT /api/job-seeker/applications/{applicationId}/results': ownSharing,
  'DELETE /api/job-seeker/applications/{applicationId}/results': ownSharing,
  'POST /api/job-seeker/applications/{applicationId}/results/preview': sharedResults,
  'GET /api/hiring/applications/{applicationId}/results': seenResults,
  'GET /api/hiring/jobs/{jobId}/comparison': comparison,
  'GET /api/hiring/applications/{applicationId}/test-invitations': sentInvitations,
  'POST /api/hiring/applications/{applicationId}/test-invitations': sentInvitations,
  'GET /api/job-seeker/test-invitations': ownInvitations,
  'DELETE /api/job-seeker/test-invitations/{invitationId}': ownInvitations,
  'GET /api/hiring/analytics': analytics,
  'GET /api/hiring/applications': applications,
  'GET /api/hiring/candidate-choices': candidateChoices,
  'GET /api/hiring/applications/{applicationId}': application,
  'POST /api/hiring/decisions': decisionOutcome,
  'POST /api/hiring/decisions/{decisionId}/undo': undone,
  'POST /api/hiring/letter-previews': letterPreviews,
  'GET /api/hiring/letter-templates': letterTemplates,
  'GET /api/hiring/analytics/impact': impact,
  'GET /api/job-seeker/applications/{applicationId}/self-identification': selfIdentification,
  'PUT /api/job-seeker/applications/{applicationId}/self-identification': selfIdentification,
  'GET /api/job-seeker/profile': jobProfile,
  'PUT /api/job-seeker/profile': jobProfile,
  'PUT /api/job-seeker/cv': jobProfile,
  'DELETE /api/job-seeker/cv': jobProfile,
  'POST /api/job-seeker/applications': madeApplication,
  'GET /api/job-seeker/applications': ownApplications,
  'GET /api/auth/options': isShape({ googleClientId: isNullOr(isText) }),
  'GET /api/openapi.json': isShape({ openapi: isText, paths: isObject, components: isObject }),
} satisfies { readonly [A in Address]?: Is<Output<EndpointAt<A>>> };

/** Whether a success of this address is what the contract says. */
export const isAnswerOf = (address: Address, answer: unknown): boolean =>
  (answerShapes as { readonly [A in Address]?: Is<unknown> })[address]?.(answer) ?? true;

import type { Output } from '#contract/endpoint.ts';
import type { Address, EndpointAt } from '#contract/endpoints.ts';
import { REPORTS } from '#contract/report-names.ts';
import { isGrievance, operatorJobs, parentView, received, recoveryCodes, settings, standing, textDays } from './shapes/accounts.ts';
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
  'GET /api/my-grievances': isShape({ grievances: isListOf(isShape(isGrievance)) }),
  'GET /api/operator/grievances': isShape({
    grievances: isListOf(isShape({ ...isGrievance, name: isText, email: isText, personId: isNullOr(isWhole) })),
  }),
  'GET /api/auth/options': isShape({ googleClientId: isNullOr(isText) }),
  'GET /api/openapi.json': isShape({ openapi: isText, paths: isObject, components: isObject }),
} satisfies { readonly [A in Address]?: Is<Output<EndpointAt<A>>> };

/** Whether a success of this address is what the contract says. */
export const isAnswerOf = (address: Address, answer: unknown): boolean =>
  (answerShapes as { readonly [A in Address]?: Is<unknown> })[address]?.(answer) ?? true;

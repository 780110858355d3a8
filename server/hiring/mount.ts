import type { FastifyInstance } from 'fastify';
import type { OpenedDatabase } from '#server/platform/database.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Employers } from './accounts/employers.ts';
import { employerJobs } from './accounts/jobs.ts';
import { employerRoutes } from './accounts/routes.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { keyRoutes } from './api-keys/routes.ts';
import { boardRoutes } from './board/routes.ts';
import { candidateRoutes } from './candidates/routes.ts';
import { makeChangeFeed } from './changes/actions.ts';
import { changeJobs } from './changes/jobs.ts';
import { changeRoutes } from './changes/routes.ts';
import { cvJobs } from './cv/jobs.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { decisionRoutes } from './decisions/routes.ts';
import { deliveryJobs } from './deliveries/jobs.ts';
import { duplicateRoutes } from './duplicates/routes.ts';
import { erasingJobs } from './erasing/jobs.ts';
import { hiringDataRoutes } from './hiring-data/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { interviewJobs } from './interviews/jobs.ts';
import { interviewRoutes } from './interviews/routes.ts';
import { hiringJobs } from './job-steps/jobs.ts';
import { jobRoutes } from './jobs/routes.ts';
import { letterJobs } from './letters/jobs.ts';
import { memberJobs } from './members/jobs.ts';
import { memberRoutes } from './members/routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { organisationRoutes } from './organisation/routes.ts';
import { ownApplicationJobs } from './own-applications/jobs.ts';
import { seekerRoutes } from './own-applications/routes.ts';
import { resultJobs } from './results/jobs.ts';
import { resultRoutes } from './results/routes.ts';
import { selfIdentificationRoutes } from './self-identification/routes.ts';
import { testInvitationJobs } from './test-invitations/jobs.ts';
import { testInvitationRoutes } from './test-invitations/routes.ts';
import { wayInRoutes } from './ways-in/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

type Hiring = Employers & Pick<OpenedDatabase, 'listen'> & { readonly originOf: () => string };

/** Hiring: every address of it, for employers and for those who apply, and its jobs. */
export function mountHiring(app: FastifyInstance, serve: Serve, hiring: Hiring): void {
  employerRoutes(app, serve, hiring);
  wayInRoutes(serve, hiring);
  employerJobs(hiring);
  organisationRoutes(serve, hiring);
  memberRoutes(serve, hiring);
  memberJobs(hiring);

  keyRoutes(serve, hiring);
  hiringDataRoutes(serve, hiring);
  webhookRoutes(serve, hiring);
  deliveryJobs(app, hiring, hiring.listen);
  changeRoutes(app, serve, makeChangeFeed(hiring));
  changeJobs(hiring);

  jobRoutes(serve, hiring);
  moderationRoutes(serve, hiring);
  hiringJobs(hiring);
  boardRoutes(app, serve, hiring);

  candidateRoutes(serve, hiring);
  decisionRoutes(serve, hiring);
  letterJobs(hiring);
  importRoutes(serve, hiring);
  duplicateRoutes(serve, hiring);
  interviewRoutes(serve, hiring);
  interviewJobs(hiring);
  testInvitationRoutes(serve, hiring);
  testInvitationJobs(hiring);
  resultRoutes(serve, hiring);
  resultJobs(hiring);
  selfIdentificationRoutes(serve, hiring);
  dashboardRoutes(serve, hiring);
  analyticsRoutes(serve, hiring);

  seekerRoutes(serve, hiring);
  cvJobs(hiring);
  ownApplicationJobs(hiring);
  erasingJobs(hiring);
}

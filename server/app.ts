import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyReply, LogController } from 'fastify';
import { platformMessages } from '#contract/problem.ts';
import { makeSittingDoor } from './assessments/door.ts';
import { assessmentJobs } from './assessments/jobs.ts';
import { assessmentRoutes } from './assessments/routes.ts';
import { makeSittingTokens } from './assessments/sitting-tokens.ts';
import { grievanceJobs } from './grievances/jobs.ts';
import { grievanceRoutes } from './grievances/routes.ts';
import { helpPages } from './help/actions.ts';
import { helpRoutes } from './help/routes.ts';
import { makeEmployers } from './hiring/accounts/employers.ts';
import { employerJobs } from './hiring/accounts/jobs.ts';
import { employerRoutes } from './hiring/accounts/routes.ts';
import { analyticsRoutes } from './hiring/analytics/routes.ts';
import { makeKeyDoor } from './hiring/api-keys/door.ts';
import { keyRoutes } from './hiring/api-keys/routes.ts';
import { boardPages, listOpenJobPages } from './hiring/board/actions.ts';
import { boardRoutes } from './hiring/board/routes.ts';
import { candidateRoutes } from './hiring/candidates/routes.ts';
import { makeChangeFeed } from './hiring/changes/actions.ts';
import { changeJobs } from './hiring/changes/jobs.ts';
import { changeRoutes } from './hiring/changes/routes.ts';
import { cvJobs } from './hiring/cv/jobs.ts';
import { dashboardRoutes } from './hiring/dashboard/routes.ts';
import { decisionRoutes } from './hiring/decisions/routes.ts';
import { deliveryJobs } from './hiring/deliveries/jobs.ts';
import { duplicateRoutes } from './hiring/duplicates/routes.ts';
import { leaveHiring } from './hiring/erasing/actions.ts';
import { erasingJobs } from './hiring/erasing/jobs.ts';
import { hiringDataRoutes } from './hiring/hiring-data/routes.ts';
import { importRoutes } from './hiring/imports/routes.ts';
import { interviewJobs } from './hiring/interviews/jobs.ts';
import { interviewRoutes } from './hiring/interviews/routes.ts';
import { hiringJobs } from './hiring/job-steps/jobs.ts';
import { jobRoutes } from './hiring/jobs/routes.ts';
import { letterJobs } from './hiring/letters/jobs.ts';
import { memberJobs } from './hiring/members/jobs.ts';
import { memberRoutes } from './hiring/members/routes.ts';
import { moderationRoutes } from './hiring/moderation/routes.ts';
import { organisationRoutes } from './hiring/organisation/routes.ts';
import { ownApplicationJobs } from './hiring/own-applications/jobs.ts';
import { seekerRoutes } from './hiring/own-applications/routes.ts';
import { resultJobs } from './hiring/results/jobs.ts';
import { resultRoutes } from './hiring/results/routes.ts';
import { selfIdentificationRoutes } from './hiring/self-identification/routes.ts';
import { testInvitationJobs } from './hiring/test-invitations/jobs.ts';
import { testInvitationRoutes } from './hiring/test-invitations/routes.ts';
import { wayInRoutes } from './hiring/ways-in/routes.ts';
import { webhookRoutes } from './hiring/webhooks/routes.ts';
import { makeIdentity } from './identity/identity.ts';
import { identityJobs } from './identity/jobs.ts';
import type { LimitChanges } from './identity/limits.ts';
import { identityRoutes } from './identity/routes.ts';
import { measurementRoutes } from './measurement/routes.ts';
import { makeCallCount } from './narratives/call-count.ts';
import { makeProvider } from './narratives/provider.ts';
import { makeNarrator, type Narrate } from './narratives/write-narrative.ts';
import { makeOperatorDoor } from './operator/door.ts';
import { operatorRoutes } from './operator/routes.ts';
import { ownDataRoutes } from './own-data/routes.ts';
import { makeAttemptCounter } from './platform/attempt-counter.ts';
import type { Config } from './platform/config.ts';
import type { OpenedDatabase } from './platform/database.ts';
import { deriveKey } from './platform/derived-key.ts';
import { type Doors, openToAnyone } from './platform/doors.ts';
import { answerErrors } from './platform/errors.ts';
import { listUndone } from './platform/job-table.ts';
import { makeJobs } from './platform/jobs.ts';
import { readJsonBodies } from './platform/json-body.ts';
import { setOnlyListedCookies } from './platform/listed-cookies.ts';
import { type Mailer, makeMailer } from './platform/mail.ts';
import { showKeptMail } from './platform/mail-page.ts';
import { refuseOddRequests } from './platform/odd-requests.ts';
import { securityHeaders, setSecurityHeaders } from './platform/page-security.ts';
import { makeServe } from './platform/serve.ts';
import { originWithoutRequest } from './platform/site-origin.ts';
import { practiceJobs } from './practice/jobs.ts';
import { makeJournalSecret } from './practice/journal.ts';
import { practiceRoutes } from './practice/routes.ts';
import { makeParticipantDoors } from './privacy/door.ts';
import { privacyJobs } from './privacy/jobs.ts';
import { makePrivacy } from './privacy/privacy.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { relationshipRoutes } from './relationships/routes.ts';
import { demoPages } from './reports/actions.ts';
import { sitePictures } from './reports/card/site-pictures.ts';
import { makeReaderDoor } from './reports/door.ts';
import { reportRoutes } from './reports/routes.ts';
import { sharingRoutes } from './sharing/routes.ts';
import { appManifests } from './site/app-manifest.ts';
import { serveBlogFeed } from './site/blog-feed.ts';
import { siteJobs } from './site/jobs.ts';
import { siteRoutes } from './site/routes.ts';
import { searchEngineFiles } from './site/search-engines.ts';
import { societyJobs } from './society/jobs.ts';
import { makeSocietyDoors } from './society/membership/door.ts';
import { listTankPages, tankPages } from './society/problems/actions.ts';
import { societyRoutes } from './society/routes.ts';
import { mountThinkTank } from './society/think-tank.ts';
import { steadyPages } from './steady/actions.ts';
import { steadyRoutes } from './steady/routes.ts';

export type Site = Pick<OpenedDatabase, 'database' | 'kind' | 'plain' | 'listen'> & {
  readonly config: Config;
  /** Injectable, so that tests can move time. */
  readonly now: () => Date;
  /** By default the one of the configuration. */
  readonly mailer?: Mailer;
  /** By default those of server/identity/limits.ts. */
  readonly limits?: LimitChanges;
  /** By default REQUEST_LIMIT_MS; tests cannot wait so long. */
  readonly requestLimitMs?: number;
};

function makeNarratorOf({ database, config: { textProvider }, now }: Site, log: FastifyBaseLogger): Narrate {
  if (!textProvider) return makeNarrator({ log, clock: now });
  const counter = makeAttemptCounter(database, now);
  return makeNarrator({
    provider: makeProvider(textProvider),
    countCall: makeCallCount({ counter, limits: { hourly: textProvider.hourlyLimit, daily: textProvider.dailyLimit }, now, log }),
    log,
    clock: now,
  });
}

/** Only the proxy that connects to us is trusted. It appends to X-Forwarded-For; all that was there before may be the visitor's invention. */
const isOwnProxy = (_address: string, hop: number) => hop === 0;

const BODY_LIMIT = 256 * 1024;
/** A request that has not arrived whole by then is given up with a 408: who sends so slowly holds a connection, and perhaps means to. */
const REQUEST_LIMIT_MS = 60_000;
/** A database that others keep busy opens its first connections late: slow is no reason to give up a start. */
const START_PATIENCE_MS = 60_000;

/** The API with every domain mounted; the pages are mounted beside it by platform/web.ts. */
export async function makeApp(site: Site) {
  const requestLimitMs = site.requestLimitMs ?? REQUEST_LIMIT_MS;
  const app = Fastify({
    logger:
      site.config.logLevel === 'silent'
        ? false
        : { level: site.config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestLimitMs,
    pluginTimeout: START_PATIENCE_MS,
    http: { headersTimeout: requestLimitMs, requestTimeout: requestLimitMs, connectionsCheckingInterval: Math.ceil(requestLimitMs / 12) },
    trustProxy: site.config.trustProxy && isOwnProxy,
    routerOptions: { maxParamLength: 200 },
    // an address that cannot even be decoded reaches no route, no hook and no error handler
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      void reply
        .status(400)
        .headers({ ...securityHeaders(site.config), connection: 'close' })
        .send({ code: 'malformed', message: platformMessages.malformed }),
  });
  answerErrors(app);
  setSecurityHeaders(app, site.config);
  setOnlyListedCookies(app);
  refuseOddRequests(app);
  readJsonBodies(app);
  // Nobody here sends compressed bodies; unpacking would hold a refused one back, and with it the next request on the connection.
  await app.register(fastifyCompress, { threshold: 1024, globalDecompression: false });
  const jobs = makeJobs(site);
  app.addHook('onReady', () => jobs.start(app.log));
  app.addHook('onClose', () => jobs.stop());
  showKeptMail(app, site.config, () => listUndone(site.database, { atMost: 100, onlyMail: true }));
  const mailer = site.mailer ?? makeMailer(site.config.mail);
  const identity = makeIdentity({ ...site, jobs, mailer });
  const employers = makeEmployers(identity);
  const sittingTokens = makeSittingTokens(site.config.secret);
  const participantDoors = makeParticipantDoors({ ...site, personDoor: identity.personDoor });
  const doors: Doors = {
    anyone: openToAnyone,
    person: identity.personDoor,
    account: identity.accountDoor,
    member: employers.memberDoor,
    key: makeKeyDoor(site),
    operator: makeOperatorDoor(identity.accountDoor, site.config.operators, site.database),
    ...participantDoors,
    ...makeSocietyDoors({ ...site, adultDoor: participantDoors.adult }),
    sitting: makeSittingDoor(sittingTokens, site.now),
    reader: makeReaderDoor(identity.personDoor),
  };
  const serve = makeServe(app, doors);
  const steadyKey = deriveKey(site.config.secret, 'steady');
  identityRoutes(app, serve, identity);
  identityJobs(identity);
  const originOf = () => originWithoutRequest(app, site.config);
  employerRoutes(app, serve, employers);
  wayInRoutes(serve, employers);
  employerJobs(employers);
  organisationRoutes(serve, employers);
  keyRoutes(serve, employers);
  hiringDataRoutes(serve, employers);
  webhookRoutes(serve, employers);
  deliveryJobs(app, employers, site.listen);
  memberRoutes(serve, employers);
  memberJobs(employers);
  const privacy = makePrivacy(identity, { leaveHiring, originOf });
  privacyRoutes(serve, privacy);
  privacyJobs(privacy);
  grievanceRoutes(serve, identity);
  grievanceJobs({ ...identity, originOf });
  candidateRoutes(serve, employers);
  decisionRoutes(serve, employers);
  letterJobs(employers);
  jobRoutes(serve, employers);
  moderationRoutes(serve, employers);
  hiringJobs(employers);
  importRoutes(serve, employers);
  duplicateRoutes(serve, employers);
  assessmentRoutes(serve, { ...site, sittingTokens });
  assessmentJobs({ ...site, jobs });
  measurementRoutes(serve, site);
  reportRoutes(serve, {
    ...site,
    narrate: makeNarratorOf(site, app.log),
    narrateAlone: site.config.textProvider && makeNarrator({ log: app.log, clock: site.now }),
  });
  relationshipRoutes(serve, site);
  sharingRoutes(serve, site);
  practiceRoutes(serve, site);
  practiceJobs({ ...site, jobs, mailer, originOf });
  societyRoutes(serve, identity);
  const society = { ...identity, originOf };
  societyJobs(society);
  mountThinkTank(serve, society);
  ownDataRoutes(serve, { ...site, steadyKey, journalSecret: makeJournalSecret(site.config.secret) });
  dashboardRoutes(serve, employers);
  changeRoutes(app, serve, makeChangeFeed(site));
  changeJobs(employers);
  interviewRoutes(serve, employers);
  interviewJobs({ ...employers, originOf });
  siteRoutes(serve, { ...site, doors, jobs });
  siteJobs({ ...site, jobs, mailer });
  operatorRoutes(serve, site);
  helpRoutes(serve, site);
  steadyRoutes(serve, { ...site, key: steadyKey });
  resultRoutes(serve, employers);
  analyticsRoutes(serve, employers);
  testInvitationRoutes(serve, employers);
  selfIdentificationRoutes(serve, employers);
  testInvitationJobs(employers);
  resultJobs(employers);
  serveBlogFeed(app, site.config);
  boardRoutes(app, serve, site);
  seekerRoutes(serve, identity);
  cvJobs(identity);
  ownApplicationJobs(identity);
  erasingJobs(identity);
  app.decorate('pageData', { ...boardPages(site), ...helpPages(site), ...steadyPages(site), ...tankPages(site) });
  app.decorate('broughtPages', demoPages(site));
  searchEngineFiles(app, site.config, async () => [...(await listOpenJobPages(site)), ...(await listTankPages(site.database))]);
  appManifests(app);
  sitePictures(app);
  for (const address of ['/api', '/api/*'])
    app.all(address, (_request, reply) => reply.status(404).send({ code: 'not-found', message: platformMessages.noSuchAddress }));
  return app;
}

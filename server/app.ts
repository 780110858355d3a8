import type { FastifyBaseLogger } from 'fastify';
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
import { makeKeyDoor } from './hiring/api-keys/door.ts';
import { boardPages, listOpenJobPages } from './hiring/board/actions.ts';
import { leaveHiring } from './hiring/erasing/actions.ts';
import { mountHiring } from './hiring/mount.ts';
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
import { listUndone } from './platform/job-table.ts';
import { makeJobs } from './platform/jobs.ts';
import { type Mailer, makeMailer } from './platform/mail.ts';
import { showKeptMail } from './platform/mail-page.ts';
import { openServer } from './platform/open-server.ts';
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
  /** By default the one of server/platform/open-server.ts; tests cannot wait so long. */
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

/** The API with every domain mounted; the pages are mounted beside it by platform/web.ts. */
export async function makeApp(site: Site) {
  const app = await openServer(site.config, site.requestLimitMs);
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
  const originOf = () => originWithoutRequest(app, site.config);
  const steadyKey = deriveKey(site.config.secret, 'steady');

  identityRoutes(app, serve, identity);
  identityJobs(identity);
  const privacy = makePrivacy(identity, { leaveHiring, originOf });
  privacyRoutes(serve, privacy);
  privacyJobs(privacy);
  grievanceRoutes(serve, identity);
  grievanceJobs({ ...identity, originOf });
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
  mountHiring(app, serve, { ...employers, listen: site.listen, originOf });
  const society = { ...identity, originOf };
  societyRoutes(serve, identity);
  societyJobs(society);
  mountThinkTank(serve, society);
  ownDataRoutes(serve, { ...site, steadyKey, journalSecret: makeJournalSecret(site.config.secret) });
  siteRoutes(serve, { ...site, doors, jobs });
  siteJobs({ ...site, jobs, mailer });
  operatorRoutes(serve, site);
  helpRoutes(serve, site);
  steadyRoutes(serve, { ...site, key: steadyKey });

  serveBlogFeed(app, site.config);
  app.decorate('pageData', { ...boardPages(site), ...helpPages(site), ...steadyPages(site), ...tankPages(site) });
  app.decorate('broughtPages', demoPages(site));
  searchEngineFiles(app, site.config, async () => [...(await listOpenJobPages(site)), ...(await listTankPages(site.database))]);
  appManifests(app);
  sitePictures(app);
  for (const address of ['/api', '/api/*'])
    app.all(address, (_request, reply) => reply.status(404).send({ code: 'not-found', message: platformMessages.noSuchAddress }));
  return app;
}

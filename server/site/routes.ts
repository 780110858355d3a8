import { readContactPass, sendContactMessage } from '#contract/contact.ts';
import { endpoints } from '#contract/endpoints.ts';
import { readApiDescription, readHealth, readLiveness, readReadiness, readShownContact } from '#contract/site.ts';
import { type DescribedDoors, describeApi } from '#server/platform/api-description.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { ReadyReply } from '#server/platform/ready-reply.ts';
import type { Serve } from '#server/platform/serve.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { makeReadinessCheck } from './actions.ts';
import { makeContact } from './contact.ts';

type HealthNeeds = { readonly database: Database; readonly config: Pick<Config, 'dataFolder'> };
type Needs = HealthNeeds & {
  readonly doors: DescribedDoors;
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'dataFolder' | 'secret' | 'shownContact'>;
  readonly now: () => Date;
};
const HEALTHY = { ok: true as const };

export function siteRoutes(serve: Serve<'anyone'>, needs: Needs): void {
  healthRoutes(serve, needs);
  let description: ReadyReply | undefined; // a tenth of a second's work, for the first who asks; its text is a million letters
  serve(readApiDescription, () => {
    description ??= ReadyReply.make(readApiDescription.ok, describeApi(endpoints, needs.doors, packageFile.version) as { openapi: string });
    return description;
  });
  serve(readShownContact, () => needs.config.shownContact);
  const contact = makeContact(needs);
  serve(readContactPass, () => contact.openForm());
  serve(sendContactMessage, ({ body, request }) => contact.send(body, request.ip));
}

export function healthRoutes(serve: Serve<'anyone'>, { database, config }: HealthNeeds): void {
  const checkReadiness = makeReadinessCheck({ database, dataFolder: config.dataFolder });
  for (const endpoint of [readHealth, readReadiness]) {
    serve(endpoint, async () => {
      await checkReadiness();
      return HEALTHY;
    });
  }
  serve(readLiveness, () => HEALTHY);
}

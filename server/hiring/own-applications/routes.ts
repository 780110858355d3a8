import * as endpoints from '#contract/hiring/seekers.ts';
import type { Serve } from '#server/platform/serve.ts';
import { originOf } from '#server/platform/site-origin.ts';
import { forgetCv, readCv, readProfile, type Seekers, storeCv, storeProfile } from '../cv/actions.ts';
import { eraseOwn } from '../erasing/actions.ts';
import { apply, readOwnApplications, withdraw } from './actions.ts';

const done = { done: true } as const;

export function seekerRoutes(serve: Serve, seekers: Seekers): void {
  const { database, config } = seekers;

  serve(endpoints.readJobProfile, ({ visitor: { id } }) => readProfile(seekers, id));

  serve(endpoints.storeJobProfile, ({ visitor: { id }, body }) => storeProfile(seekers, id, body));

  serve(endpoints.storeCv, ({ visitor: { id }, query: { name }, body }) => storeCv(seekers, id, name, body));

  serve(endpoints.readCv, ({ visitor: { id } }) => readCv(database, id));

  serve(endpoints.forgetCv, ({ visitor: { id } }) => forgetCv(seekers, id));

  serve(endpoints.applyForJob, ({ visitor: { id }, body, request }) => apply(seekers, id, { ...body, origin: originOf(request, config) }));

  serve(endpoints.readOwnApplications, async ({ visitor: { id } }) => ({ applications: await readOwnApplications(seekers, id) }));

  serve(endpoints.withdrawApplication, async ({ visitor: { id }, params: { applicationId }, request }) => {
    await withdraw(seekers, id, applicationId, originOf(request, config));
    return done;
  });

  serve(endpoints.eraseApplication, async ({ visitor: { id }, params: { applicationId }, request }) => {
    await eraseOwn(seekers, id, applicationId, originOf(request, config));
    return done;
  });
}

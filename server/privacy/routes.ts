import type { FastifyRequest } from 'fastify';
import * as endpoints from '#contract/privacy.ts';
import { networkOf } from '#server/identity/rules.ts';
import type { Serve } from '#server/platform/serve.ts';
import { askParent, begin, changeConsent, readStanding } from './actions.ts';
import { askErasure, endErasure, mailErasureCode } from './erasing.ts';
import { agreeAsParent, eraseAsParent, lookAsParent, refuseAsParent } from './parents.ts';
import type { Privacy } from './privacy.ts';

export function privacyRoutes(serve: Serve, privacy: Privacy): void {
  const originOf = ({ socket }: FastifyRequest) => privacy.config.origin ?? `http://localhost:${socket.localPort ?? 0}`;

  serve(endpoints.readStanding, ({ visitor: { id } }) => readStanding(privacy, id));
  serve(endpoints.begin, ({ visitor: { id }, body }) => begin(privacy, id, body));
  serve(endpoints.changeConsent, ({ visitor: { id }, params: { purpose }, body }) => changeConsent(privacy, id, { purpose, ...body }));
  serve(endpoints.askParent, ({ visitor: { id }, body, request }) =>
    askParent(privacy, id, { ...body, address: networkOf(request.ip), origin: originOf(request) }),
  );

  serve(endpoints.mailErasureCode, async ({ visitor: { id }, body: { language }, request }) => {
    await mailErasureCode(privacy, id, { language, origin: originOf(request) });
    return {};
  });
  serve(endpoints.askErasure, async ({ visitor: { id }, body, request }) => {
    const dueAt = await askErasure(privacy, id, { ...body, address: networkOf(request.ip), origin: originOf(request) });
    return { dueAt: dueAt.toISOString() };
  });
  serve(endpoints.takeBackErasure, async ({ visitor: { id } }) => {
    await endErasure(privacy, id, 'person');
    return readStanding(privacy, id);
  });

  serve(endpoints.lookAsParent, ({ body: { token } }) => lookAsParent(privacy, token));
  serve(endpoints.agreeAsParent, ({ body: { isAdult: _adult, isParent: _parent, ...body }, request }) =>
    agreeAsParent(privacy, { ...body, origin: originOf(request) }),
  );
  serve(endpoints.refuseAsParent, ({ body }) => refuseAsParent(privacy, body));
  serve(endpoints.eraseAsParent, ({ body, request }) => eraseAsParent(privacy, { ...body, origin: originOf(request) }));
}

import * as endpoints from '#contract/sharing.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database.ts';
import { deriveKey } from '#server/platform/derived-key.ts';
import type { Serve } from '#server/platform/serve.ts';
import { loadSubject } from '#server/reports/actions.ts';
import { askedBy } from '#server/reports/asked-by.ts';
import { makeCardMaker } from '#server/reports/card/card-file.ts';
import { refuseHeldBack } from '#server/reports/held-back.ts';
import { readLinks, readSharedCard, readSharedPicture, readSharedReport, revoke, share } from './actions.ts';

type Needs = { readonly database: Database; readonly config: Config; readonly now: () => Date };

export function sharingRoutes(serve: Serve, { database, config, now }: Needs): void {
  const key = deriveKey(config.secret, 'readers of shared reports');

  serve(endpoints.shareReport, ({ visitor, body }) => {
    refuseHeldBack(body.report, config);
    return share(database, visitor.id, body, now());
  });

  serve(endpoints.readShareLinks, ({ visitor }) => readLinks(database, visitor.id, now()));

  serve(endpoints.revokeShareLink, ({ visitor, params: { linkId } }) => revoke(database, { linkId, personId: visitor.id }, now()));

  serve(endpoints.readShared, ({ params: { token }, query: { language }, request: { ip, headers }, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    return readSharedReport({ database, key, config }, { token, language, address: ip, userAgent: headers['user-agent'] ?? '' }, now());
  });

  const makeCard = makeCardMaker();
  serve(endpoints.readSharedCard, ({ params: { token }, query, request }) =>
    readSharedCard({ database, makeCard }, { token, ...query, asker: askedBy(undefined, request) }, now()),
  );

  serve(endpoints.readSharedPicture, ({ params: { token }, query, request }) =>
    readSharedPicture({ database, makeCard }, { token, ...query, asker: askedBy(undefined, request) }, now()),
  );

  serve(endpoints.readCard, async ({ params: { userId }, query, visitor, request }) =>
    makeCard(await loadSubject(database, userId, now()), query, askedBy(visitor, request)),
  );
}

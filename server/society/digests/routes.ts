import * as endpoints from '#contract/society/digest.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Society } from '../membership/actions.ts';
import { chooseDigest, endDigest, readDigest } from './actions.ts';

type Needs = Pick<Society, 'database' | 'now'> & { readonly config: { readonly secret: string } };

export function digestRoutes(serve: Serve, { database, now, config }: Needs): void {
  serve(endpoints.readDigest, ({ visitor: { id } }) => readDigest(database, id));
  serve(endpoints.chooseDigest, ({ visitor: { id }, body: { choice } }) => chooseDigest(database, id, choice, now()));
  serve(endpoints.endDigest, ({ params: { token } }) => endDigest(database, token, config.secret));
}

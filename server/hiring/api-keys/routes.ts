import * as endpoints from '#contract/hiring/api-keys.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Employers } from '../accounts/employers.ts';
import { makeKey, readKeys, revokeKey } from './actions.ts';

export function keyRoutes(serve: Serve, employers: Employers): void {
  serve(endpoints.listKeys, ({ visitor }) => readKeys(employers, visitor));
  serve(endpoints.makeKey, ({ visitor, body }) => makeKey(employers, visitor, body));
  serve(endpoints.revokeKey, ({ visitor, params }) => revokeKey(employers, visitor, params.keyId));
}

import * as endpoints from '#contract/society/bias.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Society } from '../membership/actions.ts';
import { readBias } from './actions.ts';

export function biasRoutes(serve: Serve, { database }: Pick<Society, 'database'>): void {
  serve(endpoints.readBias, () => readBias(database));
}

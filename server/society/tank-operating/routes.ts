import * as endpoints from '#contract/society/think-tank/operating.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Tank } from '../problems/actions.ts';
import { askProblem, passOnOutcome, readTankClocks, setTankClock } from './actions.ts';

export function tankOperatingRoutes(serve: Serve, tank: Tank): void {
  serve(endpoints.readTankClocks, ({ visitor }) => readTankClocks(tank, visitor.id));
  serve(endpoints.askProblem, ({ visitor, body }) => askProblem(tank, visitor.id, body));
  serve(endpoints.setTankClock, ({ visitor, params: { slug }, body }) => setTankClock(tank, visitor.id, slug, body));
  serve(endpoints.passOnOutcome, ({ visitor, params: { slug }, body }) => passOnOutcome(tank, visitor.id, slug, body));
}

import * as endpoints from '#contract/society/think-tank/problems.ts';
import type { Serve } from '#server/platform/serve.ts';
import { decideProblem, offerProblem, readPublicProblem, readQueue, readThinkTank, type Tank } from './actions.ts';

export function problemRoutes(serve: Serve, tank: Tank): void {
  const { database } = tank;
  serve(endpoints.readThinkTank, () => readThinkTank(database));
  serve(endpoints.readProblem, ({ params: { slug } }) => readPublicProblem(database, slug));
  serve(endpoints.offerProblem, ({ visitor, body }) => offerProblem(tank, visitor.id, body));
  serve(endpoints.readQueue, ({ visitor }) => readQueue(database, visitor.id));
  serve(endpoints.decideProblem, ({ visitor, params: { slug }, body }) => decideProblem(tank, visitor.id, slug, body));
}

import * as endpoints from '#contract/society/think-tank/reviews.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Tank } from '../problems/actions.ts';
import { declineReview, describeReviewer, giveReview, readDesk, readReview } from './actions.ts';

export function reviewRoutes(serve: Serve, tank: Tank): void {
  const { database } = tank;
  serve(endpoints.readDesk, ({ visitor }) => readDesk(database, visitor.id));
  serve(endpoints.describeReviewer, ({ visitor, body }) => describeReviewer(database, visitor.id, body));
  serve(endpoints.readReview, ({ visitor, params: { reviewId } }) => readReview(database, reviewId, visitor.id));
  serve(endpoints.giveReview, ({ visitor, params: { reviewId }, body }) => giveReview(tank, reviewId, visitor.id, body));
  serve(endpoints.declineReview, async ({ visitor, params: { reviewId } }) => {
    await declineReview(tank, reviewId, visitor.id);
    return {};
  });
}

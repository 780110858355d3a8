import * as endpoints from '#contract/society/circle-board.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Circles } from '../circles/actions.ts';
import { makeWriting, readBoard, readThread, withdraw } from './actions.ts';

export function circleBoardRoutes(serve: Serve, circles: Circles): void {
  const writing = makeWriting(circles);
  serve(endpoints.readBoard, ({ visitor, params, query }) => readBoard(circles, visitor.id, params.circleId, query.after));
  serve(endpoints.beginThread, ({ visitor, params, body }) => writing.begin(visitor.id, params.circleId, body));
  serve(endpoints.readThread, ({ visitor, params, query }) => readThread(circles, visitor.id, params, query.before));
  serve(endpoints.writePost, ({ visitor, params, body }) => writing.reply(visitor.id, params, body.text));
  serve(endpoints.editPost, ({ visitor, params, body }) => writing.edit(visitor.id, params.circleId, params.postId, body.text));
  serve(endpoints.withdrawPost, ({ visitor, params }) => withdraw(circles, visitor.id, params.circleId, params.postId));
}

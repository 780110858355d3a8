import * as endpoints from '#contract/society/circles.ts';
import type { Serve } from '#server/platform/serve.ts';
import * as actions from './actions.ts';

export function circleRoutes(serve: Serve, circles: actions.Circles): void {
  serve(endpoints.listCircles, ({ visitor, query }) => actions.readCircles(circles, visitor.id, query.after));
  serve(endpoints.listOwnCircles, ({ visitor }) => actions.readOwnCircles(circles, visitor.id));
  serve(endpoints.beginCircle, ({ visitor, body }) => actions.begin(circles, visitor.id, body));
  serve(endpoints.readCircle, ({ visitor, params }) => actions.readCircle(circles, visitor.id, params.circleId));
  serve(endpoints.changeCircle, ({ visitor, params, body }) => actions.change(circles, visitor.id, params.circleId, body));
  serve(endpoints.askToJoin, ({ visitor, params, body }) => actions.ask(circles, visitor.id, params.circleId, body.reason));
  serve(endpoints.answerRequest, ({ visitor, params: { circleId, requestId }, body }) =>
    actions.answerRequest(circles, visitor.id, circleId, { requestId, isYes: body.isYes }),
  );
  serve(endpoints.inviteToCircle, ({ visitor, params }) => actions.invite(circles, visitor.id, params.circleId, params.memberId));
  serve(endpoints.answerCircleInvitation, ({ visitor, params, body }) =>
    actions.answerInvitation(circles, visitor.id, params.circleId, body.isYes),
  );
  serve(endpoints.leaveCircle, ({ visitor, params }) => actions.leave(circles, visitor.id, params.circleId));
  serve(endpoints.handOverCircle, ({ visitor, params, body }) => actions.handOver(circles, visitor.id, params.circleId, body.memberId));
}

import * as endpoints from '#contract/society/circle-meetings.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Circles } from '../circles/actions.ts';
import { makeMeetings, readMeetings } from './actions.ts';

export function circleMeetingRoutes(serve: Serve, circles: Circles): void {
  const meetings = makeMeetings(circles);
  serve(endpoints.listMeetings, ({ visitor, params }) => readMeetings(circles, visitor.id, params.circleId));
  serve(endpoints.proposeMeeting, ({ visitor, params, body }) => meetings.propose(visitor.id, params.circleId, body));
  serve(endpoints.changeMeeting, ({ visitor, params, body }) => meetings.change(visitor.id, params, body));
  serve(endpoints.cancelMeeting, ({ visitor, params }) => meetings.cancel(visitor.id, params));
  serve(endpoints.answerMeeting, ({ visitor, params, body }) => meetings.answer(visitor.id, params, body.isYes));
}

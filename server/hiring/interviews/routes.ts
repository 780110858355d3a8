import * as endpoints from '#contract/hiring/interviews.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { allow } from '#server/platform/problem.ts';
import type { Serve } from '#server/platform/serve.ts';
import { originOf } from '#server/platform/site-origin.ts';
import { askForOtherTimes, pickTime, readOwnInterviews } from '../own-interviews/actions.ts';
import { mayCreateJobs } from '../rules.ts';
import { inScope } from '../scope.ts';
import {
  answerInvitation,
  cancelInterview,
  endInterview,
  type Interviews,
  proposeInterview,
  proposeOtherTimes,
  settleTime,
} from './actions.ts';
import { writeInterviews } from './reading.ts';
import { listBusy, listInterviewers, listInterviews, listSlots } from './repository.ts';
import { overlaps, spanOf } from './rules.ts';

export function interviewRoutes(serve: Serve, interviews: Interviews): void {
  const { config, database, now } = interviews;

  serve(endpoints.listInterviews, ({ visitor, query: { application } }) =>
    inScope(database, { organisation: visitor.orgId }, async (transaction) => {
      const rows = await listInterviews(transaction, visitor, now(), application);
      const ids = rows.map(({ id }) => id);
      const slots = await listSlots(transaction, visitor.orgId, ids);
      return { interviews: writeInterviews(rows, slots, await listInterviewers(transaction, visitor.orgId, ids), visitor.id) };
    }),
  );

  serve(endpoints.proposeInterview, ({ visitor, params: { applicationId }, body, request }) =>
    proposeInterview(interviews, visitor, applicationId, body, originOf(request, config)),
  );
  serve(endpoints.proposeOtherTimes, ({ visitor, params: { interviewId }, body: { times }, request }) =>
    proposeOtherTimes(interviews, visitor, interviewId, times, originOf(request, config)),
  );
  serve(endpoints.settleTime, ({ visitor, params: { interviewId }, body: { slotId }, request }) =>
    settleTime(interviews, visitor, interviewId, slotId, originOf(request, config)),
  );
  serve(endpoints.cancelInterview, ({ visitor, params: { interviewId }, body: { reason }, request }) =>
    cancelInterview(interviews, visitor, interviewId, reason, originOf(request, config)),
  );
  serve(endpoints.endInterview, ({ visitor, params: { interviewId }, body: { outcome } }) =>
    endInterview(interviews, visitor, interviewId, outcome),
  );
  serve(endpoints.answerInvitation, ({ visitor, params: { interviewId }, body: { answer } }) =>
    answerInvitation(interviews, visitor, interviewId, answer),
  );

  serve(endpoints.findClashes, ({ visitor, body: { times, minutes, interviewers, except } }) => {
    allow(mayCreateJobs(visitor), hiringMessages.notAllowed);
    return inScope(database, { organisation: visitor.orgId }, async (transaction) => {
      const clashes = [];
      for (const time of times) {
        const span = spanOf(time, minutes);
        const busy = await listBusy(transaction, visitor.orgId, { memberIds: interviewers, from: span.startsAt, to: span.endsAt, except });
        for (const { memberId, name, ...other } of busy)
          if (overlaps(span, other))
            clashes.push({
              at: time.toISOString(),
              memberId,
              name,
              startsAt: other.startsAt.toISOString(),
              endsAt: other.endsAt.toISOString(),
            });
      }
      return { clashes };
    });
  });

  serve(endpoints.readOwnInterviews, ({ visitor: { id } }) => readOwnInterviews(interviews, id));
  serve(endpoints.pickTime, ({ visitor: { id }, params: { interviewId }, body: { slotId }, request }) =>
    pickTime(interviews, id, interviewId, slotId, originOf(request, config)),
  );
  serve(endpoints.askForOtherTimes, ({ visitor: { id }, params: { interviewId }, body: { text } }) =>
    askForOtherTimes(interviews, id, interviewId, text),
  );
}

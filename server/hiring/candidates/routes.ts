import * as endpoints from '#contract/hiring/candidates.ts';
import type { Serve } from '#server/platform/serve.ts';
import { writeNote } from '../notes/actions.ts';
import { assignMember, unassignMember, writeScorecard } from '../scorecards/actions.ts';
import { type Candidates, openApplication, readApplication, readApplications, readChoices, readCv, revealCandidate } from './actions.ts';

export function candidateRoutes(serve: Serve, candidates: Candidates): void {
  serve(endpoints.listApplications, ({ visitor, query }) => readApplications(candidates, visitor, query));
  serve(endpoints.readCandidateChoices, ({ visitor }) => readChoices(candidates, visitor));
  serve(endpoints.readApplication, ({ visitor, params }) => readApplication(candidates, visitor, params.applicationId));
  serve(endpoints.readCv, ({ visitor, params }) => readCv(candidates, visitor, params.applicationId));
  serve(endpoints.openApplication, ({ visitor, params }) => openApplication(candidates, visitor, params.applicationId));
  serve(endpoints.revealCandidate, ({ visitor, params, body }) => revealCandidate(candidates, visitor, params.applicationId, body.reason));
  serve(endpoints.writeNote, ({ visitor, params, body }) => writeNote(candidates, visitor, params.applicationId, body));
  serve(endpoints.writeScorecard, ({ visitor, params, body }) => writeScorecard(candidates, visitor, params.applicationId, body));
  serve(endpoints.assignMember, ({ visitor, params, body }) => assignMember(candidates, visitor, params, body.seesResults));
  serve(endpoints.unassignMember, ({ visitor, params }) => unassignMember(candidates, visitor, params));
}

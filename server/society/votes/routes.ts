import * as endpoints from '#contract/society/think-tank/votes.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Tank } from '../problems/actions.ts';
import { castBallot, markRead, readVote, readVotedProposal, sayOutcome } from './actions.ts';

export function voteRoutes(serve: Serve, tank: Tank): void {
  serve(endpoints.readVote, ({ visitor, params: { slug } }) => readVote(tank, visitor.id, slug));
  serve(endpoints.readVotedProposal, ({ params: { slug, proposalId } }) => readVotedProposal(tank, slug, proposalId));
  serve(endpoints.markRead, ({ visitor, params: { slug, proposalId } }) => markRead(tank, visitor.id, slug, proposalId));
  serve(endpoints.castBallot, ({ visitor, params: { slug }, body }) => castBallot(tank, visitor.id, slug, body.approved));
  serve(endpoints.sayOutcome, async ({ visitor, params: { slug }, body }) => {
    await sayOutcome(tank, visitor.id, slug, body);
    return {};
  });
}

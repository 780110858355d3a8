import * as endpoints from '#contract/hiring/duplicates.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Candidates } from '../candidates/actions.ts';
import { mergeCandidates, readDuplicates } from './actions.ts';

export function duplicateRoutes(serve: Serve, candidates: Candidates): void {
  serve(endpoints.listDuplicates, ({ visitor }) => readDuplicates(candidates, visitor));
  serve(endpoints.mergeCandidates, ({ visitor, params, body }) =>
    mergeCandidates(candidates, visitor, { keep: params.candidateId, merge: body.merge }),
  );
}

import { readComparison as readComparisonEndpoint } from '#contract/hiring/comparison.ts';
import * as endpoints from '#contract/hiring/results.ts';
import type { Serve } from '#server/platform/serve.ts';
import {
  previewSharing,
  type Results,
  readComparison,
  readOwnSharing,
  readOwnSharings,
  readSharedResults,
  revokeResults,
  shareResults,
} from './actions.ts';

export function resultRoutes(serve: Serve, results: Results): void {
  serve(endpoints.readOwnSharings, ({ visitor: { id } }) => readOwnSharings(results, id));

  serve(endpoints.readOwnSharing, ({ visitor: { id }, params: { applicationId } }) =>
    readOwnSharing(results, { personId: id, applicationId }),
  );

  serve(endpoints.previewSharing, ({ visitor: { id }, params: { applicationId }, body }) =>
    previewSharing(results, { personId: id, applicationId }, body),
  );

  serve(endpoints.shareResults, ({ visitor: { id }, params: { applicationId }, body: { houses, days, ...agreed } }) =>
    shareResults(results, { personId: id, applicationId }, { houses, days }, agreed),
  );

  serve(endpoints.revokeResults, ({ visitor: { id }, params: { applicationId } }) =>
    revokeResults(results, { personId: id, applicationId }),
  );

  serve(endpoints.readSharedResults, ({ visitor, params: { applicationId } }) => readSharedResults(results, visitor, applicationId));

  serve(readComparisonEndpoint, ({ visitor, params: { jobId } }) => readComparison(results, visitor, jobId));
}
